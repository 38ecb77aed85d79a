// A game that has no word for the exit comes here to leave: the site, which holds the frame, is told.
parent.postMessage({ command: 'lobby' }, location.origin)
