import { pino } from 'pino'
import { openGameSession } from '#server/seamless/session.store.ts'
import { seamlessWallet } from '#server/seamless/seamless.ts'
import type { GameCall, GameMovement, Taken } from '#server/seamless/game-call.ts'
import { createNotify } from '#server/customer/notify.ts'
import type { PlayerFile } from '#server/world/player-file.ts'
import type { TestApp } from './app.ts'
import type { TestPlayer } from './player.ts'

/** Minor units: the default limit of one call. */
export const mostPerCall = 1_000_000_000

const bus = { publish: () => Promise.resolve() }
const jobs = { add: () => Promise.resolve(), drop: () => Promise.resolve() }
const write = () => Promise.resolve()
const playerFiles = new Map<string, PlayerFile>()
const log = pino({ level: 'silent' })
const askBeforePlay = () => Promise.resolve()

export function quietParts(app: Pick<TestApp, 'clock'>) {
  const clock = () => app.clock.now()
  return { bus, clock, write, jobs, playerFiles, log, notify: createNotify({ bus, clock }), askBeforePlay }
}

/** The wallet as a provider's adapter uses it. */
export const walletOf = (app: Pick<TestApp, 'pool' | 'clock'>) =>
  seamlessWallet({ ...quietParts(app), env: { mostPerCall }, pool: app.pool, hint: () => undefined })

/** Opens a game for a signed-in player; returns the provider's token. */
export async function opensGame(
  { pool, clock }: Pick<TestApp, 'pool'> & { clock: Pick<TestApp['clock'], 'now'> },
  player: TestPlayer,
  provider = 'hub88',
  game = 'tulips',
): Promise<string> {
  const { rows } = await pool.query<{ id: number }>(
    'select id from sessions where player_id = $1 order by id desc limit 1',
    [player.id],
  )
  const sessionId = rows[0]?.id ?? 0
  return openGameSession(pool, { playerId: player.id, sessionId, provider, game, now: clock.now() })
}

/** Plays at one table; each call has a new id unless one is given. */
export function tableOf(app: Pick<TestApp, 'pool' | 'clock'>, token: string, provider = 'hub88') {
  const wallet = walletOf(app)
  let calls = 0
  const play = (movements: readonly GameMovement[], call: Partial<GameCall> = {}): Promise<Taken> =>
    wallet.play({
      provider,
      id: `${token} ${++calls}`,
      player: { token },
      game: null,
      round: 'r1',
      closesRound: false,
      ...call,
      movements,
    })
  return {
    play,
    bet: (id: string, amount: number, call?: Partial<GameCall>) => play([{ kind: 'bet', id, amount }], call),
    win: (id: string, amount: number, call?: Partial<GameCall>) => play([{ kind: 'win', id, amount }], call),
    rollBack: (of: string, call?: Partial<GameCall>) => play([{ kind: 'rollback', of }], call),
  }
}
