import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { startEmbedded } from '#server/database/embedded.ts'
import { createPool } from '#server/database/pool.ts'
import { openAccounts } from '#server/wallet/wallet.store.ts'
import { playerWithPassword, password } from '#tests/server/setup/break.ts'
import { caller } from '#tests/server/setup/call.ts'
import { freePort } from '#tests/server/setup/free-port.ts'
import { opensGame } from '#tests/server/setup/game.ts'
import type { Seated } from '#tests/server/setup/games/dialect.ts'
import { dtCaller } from '#tests/server/setup/games/dt.ts'
import { seat } from '#tests/server/setup/games/seat.ts'
import { proveLedger, testSecret } from '#tests/server/setup/player.ts'
import { scratchFolder } from '#tests/server/setup/scratch.ts'
import type { Crowd } from './exclusion/crowd.ts'
import { startMeasured } from './measured-server.ts'

/** Milliseconds from the tap to the last accepted bet, of 99 in 100 taps. */
const goal = 500
const crowdOf = 500
/** Milliseconds between two bets of one of them: the quickest that a law allows. */
const pause = 2_500
const taps = 200
/** Bets of the one who taps that are under way at each node. */
const atOnce = 2
const secret = 'a secret of DT that only the bench knows'
/** Milliseconds that the proof of the ledger may take. */
const proofPatience = 5 * 60_000
/** Minor units: more than all bets together. */
const startingCash = 100_000_000

export interface ExclusionMeasured {
  taps: number
  players: number
  /** Milliseconds. */
  lastBet: Record<'median' | 'p99' | 'longest', number>
  answer: Record<'median' | 'p99' | 'longest', number>
  missed: string[]
}

/** One of many players at two nodes excludes himself while his own bets are under way at both. */
export async function measureExclusion(): Promise<ExclusionMeasured> {
  const folder = scratchFolder('test')
  const database = await startEmbedded(folder)
  const pool = createPool(database.url, { max: 4, patience: proofPatience })
  const place = { pool, clock: { now: () => new Date(), pass: () => undefined } }
  const nodes = [await startNode(database.url), await startNode(database.url)]
  const urls = nodes.map(({ url }) => url)
  const crowd = fork(new URL('exclusion/crowd.ts', import.meta.url))
  try {
    await openAccounts(pool, 'payment provider', ['sandbox'])
    const players: Seated[] = []
    while (players.length < crowdOf) players.push(await seat(place, 'dt', startingCash))
    const begun = once(crowd, 'message')
    crowd.send({ urls, secret, pause, players } satisfies Crowd)
    await begun
    const measured: { lastBet: number; answer: number }[] = []
    for (let nth = 0; nth < taps; nth++) measured.push(await tap(place, urls, nth))
    crowd.kill()
    await once(crowd, 'exit')
    await proveLedger({ pool })
    const lastBet = spreadOf(measured.map((each) => each.lastBet))
    const missed =
      lastBet.p99 > goal ? [`The last bet came after ${lastBet.p99.toFixed(0)} ms, at most ${goal}`] : []
    return { taps, players: crowdOf, lastBet, answer: spreadOf(measured.map((each) => each.answer)), missed }
  } finally {
    crowd.kill()
    for (const node of nodes) await node.stop()
    await pool.end()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startNode(databaseUrl: string) {
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  return startMeasured(new URL('../../server/main.ts', import.meta.url), url, {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PORT: port,
    PUBLIC_URL: url,
    SECRET: testSecret,
    ACCEPT_RISK: 'weak-secret,http,no-sms,no-mail',
    GAME_SECRET_DT: secret,
    LOG_LEVEL: 'error',
  })
}

type Place = Parameters<typeof seat>[0] &
  Parameters<typeof playerWithPassword>[0] &
  Parameters<typeof opensGame>[0]

/** Milliseconds from the tap to the last bet that was accepted, and to the answer. */
async function tap(place: Place, urls: readonly string[], nth: number) {
  const player = await playerWithPassword(place, { cash: startingCash })
  const { rows } = await place.pool.query<{ usercode: string }>(
    'select usercode from players where id = $1',
    [player.id],
  )
  const token = await opensGame(place, player, 'dt')
  const seated = { playerId: player.id, usercode: rows[0]?.usercode ?? '', token, signIn: player.token }
  const playing = Promise.withResolvers<void>()
  let accepted = 0
  let last = 0
  const bets = urls
    .flatMap((url) => Array.from({ length: atOnce }, (_, writer) => ({ url, writer })))
    .map(async ({ url, writer }) => {
      const { bet } = dtCaller({ url, clock: place.clock, secret })
      for (let times = 0; ; times++) {
        const id = `tap-${nth}-${urls.indexOf(url)}-${writer}-${times}`
        const { refusal } = await bet(seated, { id, round: id, amount: 1 })
        if (refusal !== null) return
        last = performance.now()
        if (++accepted > urls.length * atOnce) playing.resolve()
      }
    })
  await playing.promise
  const tapped = performance.now()
  const [url = ''] = urls
  const answer = await caller(url).call(
    'protection/exclude',
    { length: 6, password },
    { token: player.token },
  )
  const answered = performance.now()
  if (!answer.success) throw new Error(`The exclusion was refused: ${answer.message}`)
  await Promise.all(bets)
  return { lastBet: Math.max(0, last - tapped), answer: answered - tapped }
}

function spreadOf(milliseconds: readonly number[]): Record<'median' | 'p99' | 'longest', number> {
  const sorted = milliseconds.toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { median: at(0.5), p99: at(0.99), longest: at(1) }
}

export function sayExclusion({ taps: count, players, lastBet, answer, missed }: ExclusionMeasured): string {
  const line = (name: string, { median, p99, longest }: ExclusionMeasured['lastBet']) =>
    `${name.padEnd(22)}  ${[median, p99, longest].map((each) => each.toFixed(0).padStart(8)).join('')}`
  return [
    `${count} exclusions, ${players} other players betting at two nodes; milliseconds after the tap`,
    `${''.padEnd(22)}    median     p99 longest`,
    line('last accepted bet', lastBet),
    line('answer', answer),
    ...missed.map((each) => `✗ ${each}`),
  ].join('\n')
}
