import type { ServerResponse } from 'node:http'
import type { Change } from '#sandbox/contract/sports.ts'
import type { TableParts } from '../parts.ts'
import { listEndings } from './ending.store.ts'
import { matchesWithin, matchOf } from './fixtures.ts'
import { changeOf } from './show.ts'

/** Makes every proxy on the way, and the page, see the stream open at once. */
const opening = ':\n\n'

/** Bytes of back-pressure before a stream is closed; the page reconnects. */
const mostBehind = 512 * 1024

const frameOf = (changes: readonly Change[]) => `data: ${JSON.stringify(changes)}\n\n`

/** Pushes changes of live matches to pages. */
export class LiveFeed {
  readonly #parts: Pick<TableParts, 'pool' | 'clock'>
  readonly #listeners = new Set<ServerResponse>()
  /** What was told last of each match that is played. */
  readonly #told = new Map<string, { text: string; change: Change }>()

  constructor(parts: Pick<TableParts, 'pool' | 'clock'>) {
    this.#parts = parts
  }

  /** Begins with the state of every live match. */
  join(response: ServerResponse): void {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    response.write(opening)
    if (this.#told.size > 0) response.write(frameOf([...this.#told.values()].map(({ change }) => change)))
    this.#listeners.add(response)
    response.on('close', () => this.#listeners.delete(response))
  }

  async turn(): Promise<void> {
    if (this.#listeners.size === 0) return this.#told.clear()
    const { pool, clock } = this.#parts
    const endings = await listEndings(pool)
    const now = clock().getTime()
    const playing = matchesWithin(now, 0, endings)
    const over = [...this.#told.keys()].filter((id) => playing.every((match) => match.id !== id))
    const changed: Change[] = []
    for (const match of [...playing, ...over.flatMap((id) => matchOf(id) ?? [])]) {
      const change = changeOf(match, now, endings)
      const text = JSON.stringify(change)
      if (this.#told.get(match.id)?.text === text) continue
      changed.push(change)
      this.#told.set(match.id, { text, change })
    }
    for (const id of over) this.#told.delete(id)
    if (changed.length === 0) return
    const frame = frameOf(changed)
    for (const response of this.#listeners) {
      if (response.writableLength > mostBehind) response.destroy()
      else response.write(frame)
    }
  }

  close(): void {
    for (const response of this.#listeners) response.end()
    this.#listeners.clear()
  }
}
