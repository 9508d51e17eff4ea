// So that the page can be installed and says something sensible without a connection.
navigator.serviceWorker?.register("/worker.js").catch(() => {}); // only over https or on one's own machine
