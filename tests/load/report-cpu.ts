/** Loaded before a server that is measured: tells what processor time it has used, in microseconds, whenever its parent asks. */
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.(user + system)
})
process.channel?.unref()
