// Be told by this browser that it is one's turn: the browser gives an address and keys, the form takes them to the server.
const form = document.getElementById("push");
const show = (id) => (document.getElementById(id).hidden = false);
const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
const able = "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

async function idOf(endpoint) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)));
  return [...sum.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function subscribe() {
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: bytes(form.dataset.key) };
  try {
    return await pushManager.subscribe(wish);
  } catch {
    await (await pushManager.getSubscription())?.unsubscribe(); // it was for another key
    return pushManager.subscribe(wish);
  }
}

async function begin(event) {
  event.preventDefault();
  document.getElementById("push-denied").hidden = true;
  if ((await Notification.requestPermission()) !== "granted") return show("push-denied");
  try {
    const found = await subscribe();
    const fields = form.elements;
    fields.namedItem("endpoint").value = found.endpoint;
    fields.namedItem("key").value = text(found.getKey("p256dh"));
    fields.namedItem("auth").value = text(found.getKey("auth"));
    fields.namedItem("name").value = navigator.userAgentData?.platform || navigator.platform || "";
    form.submit();
  } catch {
    show("push-unable");
  }
}

async function look() {
  const worker = await navigator.serviceWorker.getRegistration();
  const found = await worker?.pushManager.getSubscription();
  const mine = found && document.querySelector(`[data-device="${await idOf(found.endpoint)}"]`);
  if (mine) mine.querySelector("span").hidden = false;
  else form.hidden = false;
}

if (able) {
  form.addEventListener("submit", begin);
  look();
} else show("push-unable");
