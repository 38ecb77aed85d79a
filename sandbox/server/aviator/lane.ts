/** Does so many things at a time, the others after them; resolves when what is done now is done. */
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
    /** What still waits is forgotten. */
    async stop(): Promise<void> {
      waiting.length = 0
      await Promise.all(running)
    },
  }
}
export type Lane = ReturnType<typeof createLane>
