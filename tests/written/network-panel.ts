import type { Page, Request } from '@playwright/test'

/** The network panel of the developer tools: which requests there were, and which still wait. */
export class NetworkPanel {
  readonly underWay = new Set<Request>()
  /** When each path was asked for last. */
  readonly #asked = new Map<string, number>()
  readonly #askedSinceTheAct = new Set<string>()
  readonly #successes = new Map<string, string>()

  constructor(page: Page) {
    page.on('request', (request) => {
      this.underWay.add(request)
      this.#asked.set(pathOf(request), Date.now())
      this.#askedSinceTheAct.add(pathOf(request))
    })
    page.on('requestfinished', (request) => {
      this.underWay.delete(request)
      void this.#reads(request)
    })
    page.on('requestfailed', (request) => this.underWay.delete(request))
  }

  async #reads(request: Request): Promise<void> {
    const path = pathOf(request)
    if (!path.startsWith('/api/')) return
    // The text of an answer goes with its document.
    const answer = await request
      .response()
      .then((response) => response?.text())
      .catch(() => undefined)
    if (answer?.startsWith('{"success":true')) this.#successes.set(path, answer)
  }

  waiting(path: string): number {
    return [...this.underWay].filter((request) => pathOf(request) === path).length
  }

  wasAsked(path: string, since = 0): boolean {
    return (this.#asked.get(path) ?? -1) >= since
  }

  /** The tester is about to do something. */
  begins(): void {
    this.#askedSinceTheAct.clear()
  }

  wasAskedSinceTheAct(path: string): boolean {
    return this.#askedSinceTheAct.has(path)
  }

  /** Empty if there was none. */
  lastSuccess(path: string): string {
    return this.#successes.get(path) ?? ''
  }
}

const pathOf = (request: Request) => new URL(request.url()).pathname
