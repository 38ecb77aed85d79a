// Loaded into a server by a test: nothing that is sent to it from outside is known to make it throw.
process.on('SIGUSR2', () => {
  throw new Error('thrown on purpose', { cause: new Error('the reason of it') })
})
