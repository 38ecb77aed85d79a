/** A queue that runs at most `width` jobs at once. */
export function createLane(width: number) {
  const waiting: (() => Promise<void>)[] = []
  const running = new Set<Promise<void>>()

  async function run(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next()
  }

  return {
    /** @param work never rejects */
    add(work: () => Promise<void>): void {
      waiting.push(work)
      if (running.size >= width) return
      const lane = run().finally(() => running.delete(lane))
      running.add(lane)
    },
    /** Drops waiting jobs; resolves when the running ones are done. */
    async stop(): Promise<void> {
      waiting.length = 0
      await Promise.all(running)
    },
  }
}
export type Lane = ReturnType<typeof createLane>
