import * as z from 'zod/mini'
import { toWire } from '#contract/money.ts'
import { crashAsks, type AskRefusal, type CrashAsk } from '#sandbox/contract/aviator.ts'
import { findFaults } from '../fault.store.ts'
import { findRules } from '../launch.store.ts'
import type { Onlooker } from './audience.ts'
import { masked } from './aviator.rules.ts'
import type { Bettor } from './bet.store.ts'
import { crashGameOf } from './crash-game.ts'
import type { CrashParts } from './round-tools.ts'
import { cashOut } from './fly.ts'
import type { PageSocket } from './page-socket.ts'
import type { CrashTable } from './table.ts'
import type { CrashTables } from './tables.ts'
import { cancelBet, takeBet } from './take-bet.ts'

/** Milliseconds in which a page has to join. */
const patience = 10_000
/** Asks of one page within a second; a person makes a few. */
const mostAsks = 20
/** Malformed messages before the page is closed. */
const mostNonsense = 10

type Join = Extract<CrashAsk, { type: 'join' }>

/** The connection of one page. */
export class Guest {
  readonly #socket: PageSocket
  readonly #parts: CrashParts
  readonly #tables: CrashTables
  readonly #unnamed: { cancel(): void }
  #seated: { table: CrashTable; bettor: Bettor; onlooker: Onlooker; autoplay: boolean } | null = null
  #state: 'new' | 'joining' | 'joined' | 'gone' = 'new'
  #nonsense = 0
  #asks: number[] = []

  constructor(socket: PageSocket, parts: CrashParts, tables: CrashTables) {
    this.#socket = socket
    this.#parts = parts
    this.#tables = tables
    const timer = setTimeout(() => this.#socket.end('notAllowed'), patience)
    this.#unnamed = { cancel: () => clearTimeout(timer) }
  }

  hear(text: string | null): void {
    if (!this.#isPatient()) return this.#socket.end('notAllowed')
    const asked = understood(text)
    if (!asked) {
      this.#nonsense += 1
      this.#refuse('not understood', null)
      if (this.#nonsense >= mostNonsense) this.#socket.end('notAllowed')
      return
    }
    this.#answer(asked).catch((error: unknown) => {
      this.#parts.log.warn({ err: error, type: asked.type }, 'an ask of a crash game was not done')
      this.#refuse('not now', 'id' in asked ? asked.id : null)
    })
  }

  gone(): void {
    this.#state = 'gone'
    this.#unnamed.cancel()
    if (this.#seated) this.#seated.table.audience.remove(this.#seated.onlooker)
  }

  async #answer(asked: CrashAsk): Promise<void> {
    if (asked.type === 'join') return this.#join(asked)
    if (!this.#seated) return this.#refuse('not joined', asked.id)
    const { table, bettor, autoplay } = this.#seated
    if (asked.type === 'bet' && asked.auto !== null && !autoplay) return this.#refuse('no autoplay', asked.id)
    const { round } = table
    const { usercode } = bettor
    const why =
      asked.type === 'bet'
        ? await takeBet(table, round, asked, bettor)
        : asked.type === 'cancel'
          ? await cancelBet(table, round, asked.id, usercode)
          : await cashOut(table, round, asked.id, usercode)
    if (why !== null) return this.#refuse(why, asked.id)
    if (asked.type === 'bet' && round?.bets.get(asked.id)?.state === 'placed')
      await this.#breakOff(table, bettor).catch((error: unknown) =>
        this.#parts.log.warn({ err: error }, 'a fault of a crash game was not looked for'),
      )
  }

  /** The fault 'reload in mid-round': the bet stands, the page reloads. */
  async #breakOff({ table: { provider, game } }: CrashTable, { usercode }: Bettor): Promise<void> {
    const faults = await findFaults(this.#parts.pool, { provider, game, usercode })
    if (faults.has('reload in mid-round')) this.#socket.tell({ type: 'reload' })
  }

  async #join({ provider, game: code, token }: Join): Promise<void> {
    if (this.#state !== 'new') return this.#refuse('not now', null)
    this.#state = 'joining'
    this.#unnamed.cancel()
    const game = crashGameOf(provider, code)
    if (!game) return this.#turnAway('no such game')
    const taken = await this.#parts.takeSeat({ provider: game.provider, token })
    if (!taken.seated) return this.#turnAway(taken.why === 'no answer' ? 'elsewhere' : 'not seated')
    const { seat, name, balance } = taken
    const { autoplay } = await findRules(this.#parts.pool, game.provider, token)
    const onlooker: Onlooker = {
      usercode: seat.usercode,
      send: (text) => this.#socket.send(text),
      sendAway: () => this.#socket.end('comeAgain'),
    }
    const table = await this.#tables.join(game, onlooker, {
      player: name,
      balance: toWire(balance),
      autoplay,
    })
    if (!table) return this.#turnAway('elsewhere')
    if (this.#isGone()) return table.audience.remove(onlooker)
    this.#state = 'joined'
    this.#seated = { table, onlooker, autoplay, bettor: { ...seat, player: masked(name) } }
  }

  #isGone(): boolean {
    return this.#state === 'gone'
  }

  #isPatient(): boolean {
    const now = performance.now()
    this.#asks = [...this.#asks.filter((at) => now - at < 1_000), now]
    return this.#asks.length <= mostAsks
  }

  #refuse(why: AskRefusal, id: string | null): void {
    this.#socket.tell({ type: 'refused', why, id })
  }

  #turnAway(why: AskRefusal): void {
    this.#refuse(why, null)
    this.#socket.end(why === 'elsewhere' ? 'comeAgain' : 'notAllowed')
  }
}

function understood(text: string | null): CrashAsk | null {
  try {
    return z.safeParse(crashAsks, JSON.parse(text ?? '')).data ?? null
  } catch {
    return null
  }
}
