// A test imports this into a server: no request is known to make the server throw.
process.on('SIGUSR2', () => {
  throw new Error('thrown on purpose', { cause: new Error('the reason of it') })
})
