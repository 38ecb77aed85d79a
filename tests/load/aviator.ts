import { generateKeyPairSync } from 'node:crypto'
import { rmSync } from 'node:fs'
import { startEmbedded } from '#server/database/embedded.ts'
import { createPool, type Pool } from '#server/database/pool.ts'
import { systemClock } from '#server/hub/clock.ts'
import { keepLaunch } from '#sandbox/server/launch.store.ts'
import { freePort } from '#tests/server/setup/free-port.ts'
import { seat } from '#tests/server/setup/games/seat.ts'
import { proveLedger } from '#tests/server/setup/player.ts'
import { scratchFolder } from '#tests/server/setup/scratch.ts'
import { playCrowd } from './aviator/crowd.ts'
import { disagreements } from './aviator/proof.ts'
import { figuresOf, type Figures } from './aviator/figures.ts'
import { startMeasured } from './measured-server.ts'

const players = 200
/** Minor units: more than all bets of a player together. */
const startingCash = 1_000_000_000
/** Of the random numbers for the plans. */
const seed = 20_261_121
const provider = 'egt'
const game = 'aviator'
/** Milliseconds for open debts to be paid after the players have left. */
const patience = 60_000
const minute = 60_000

export async function measureAviator(minutes: number): Promise<Figures> {
  const folder = scratchFolder('test')
  const database = await startEmbedded(folder)
  const pool = createPool(database.url, { max: 4 })
  const port = await freePort()
  const sandboxPort = await freePort()
  const url = `http://127.0.0.1:${port}`
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const server = await startMeasured(
    new URL('../../server/main.ts', import.meta.url),
    url,
    {
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      PORT: String(port),
      PUBLIC_URL: url,
      SANDBOX: 'on',
      SANDBOX_PORT: String(sandboxPort),
      SECRET: 'a secret that only the bench knows, long enough',
      ACCEPT_RISK: 'sandbox,weak-secret,http,no-sms,no-mail',
      HUB88_PUBLIC_KEY: keys.publicKey,
      LOG_LEVEL: 'warn',
    },
    ['sandbox/server/main.ts'],
  )
  try {
    const tokens = await takeSeats(pool)
    const before = await server.cpu()
    const begun = performance.now()
    const bettors = await playCrowd(
      { url: `http://127.0.0.1:${sandboxPort}`, provider, game, time: systemClock, tokens, seed },
      minutes * minute,
    )
    const took = performance.now() - begun
    const cpu = (await server.cpu()) - before
    await allPaid(pool)
    const records = bettors.map(({ record }) => record)
    const faults = await disagreements(pool, records)
    await proveLedger({ pool })
    return await figuresOf(pool, { records, faults, players, took, cpu })
  } finally {
    await server.stop()
    await pool.end()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function takeSeats(pool: Pool): Promise<string[]> {
  const place = { pool, clock: { now: () => new Date(), pass: () => undefined } }
  const tokens = []
  for (let made = 0; made < players; made += 1) {
    const { token, usercode } = await seat(place, provider, startingCash)
    await keepLaunch(pool, { provider, token, usercode, name: 'Oyuncu', game, now: new Date() })
    tokens.push(token)
  }
  return tokens
}

/** Waits until the wallet has answered every win and every returned stake. */
async function allPaid(pool: Pool): Promise<void> {
  const until = performance.now() + patience
  for (;;) {
    const { rows } = await pool.query<{ count: number }>(
      'select count(*) from sandbox.debts where answer is null',
    )
    if (rows[0]?.count === 0) return
    if (performance.now() > until) throw new Error(`${rows[0]?.count} debts are still on their way`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
