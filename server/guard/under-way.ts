/** Calls with `locks` that one player may have in progress on one node: as many as a browser sends at once over HTTP/1.1. */
export const mostUnderWay = 6

/** Seconds: retry-after of a call above the limit. */
export const underWayRetryAfter = 1

export class UnderWay {
  readonly #counts = new Map<string, number>()

  /** Null, and `work` not started, if `mostUnderWay` are in progress. */
  async one<T>(whose: string, work: () => Promise<T>): Promise<T | null> {
    const before = this.#counts.get(whose) ?? 0
    if (before >= mostUnderWay) return null
    this.#counts.set(whose, before + 1)
    try {
      return await work()
    } finally {
      const left = (this.#counts.get(whose) ?? 0) - 1
      if (left > 0) this.#counts.set(whose, left)
      else this.#counts.delete(whose)
    }
  }
}
