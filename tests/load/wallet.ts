import { fork } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { startEmbedded } from '#server/database/embedded.ts'
import { createPool } from '#server/database/pool.ts'
import { walletPath } from '#server/world/games/adapter.ts'
import { proveLedger } from '#tests/server/setup/player.ts'
import { freePort } from '#tests/server/setup/free-port.ts'
import { seat } from '#tests/server/setup/games/seat.ts'
import { scratchFolder } from '#tests/server/setup/scratch.ts'
import type { Order } from './bettor.ts'
import { startMeasured, type MeasuredServer } from './measured-server.ts'
import type { Betting } from './recorded.ts'

const crowds = [500, 1]
const writers = 16
const betsPerTurn = 1_000
const turns = 7
/** Minor units: more than all bets together. */
const startingCash = 100_000_000

type Server = 'wallet' | 'bare'

export interface Turn {
  players: number
  server: Server
  betsPerSecond: number
  /** Of the server's process, per bet. */
  cpuMilliseconds: number
}

/** Both servers alternate on one PostgreSQL, so that other load affects both. The first turn of each is not counted. */
export async function measureWallet(): Promise<Turn[]> {
  const folder = scratchFolder('test')
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const database = await startEmbedded(folder)
  const pool = createPool(database.url, { max: 4 })
  const bettor = startBettor()
  const servers: MeasuredServer[] = []
  try {
    const addresses = { wallet: await freeAddress(), bare: await freeAddress() }
    const wallet = await startMeasured(new URL('../../server/main.ts', import.meta.url), addresses.wallet, {
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      PORT: new URL(addresses.wallet).port,
      PUBLIC_URL: addresses.wallet,
      SECRET: 'a secret that only the bench knows, long enough',
      ACCEPT_RISK: 'weak-secret,http,no-sms,no-mail',
      HUB88_PUBLIC_KEY: keys.publicKey,
    })
    servers.push(wallet)
    const place = { pool, clock: { now: () => new Date(), pass: () => undefined } }
    const players = []
    for (let made = 0; made < Math.max(...crowds); made++)
      players.push(await seat(place, 'hub88', startingCash))
    const recorded = await seat(place, 'hub88', startingCash)
    const sample: Betting = {
      ...recorded,
      id: 'a bet that is recorded',
      round: 'a round that is recorded',
      amount: 7_919,
    }
    const bare = await startMeasured(new URL('bare.ts', import.meta.url), addresses.bare, {
      DATABASE_URL: database.url,
      PORT: new URL(addresses.bare).port,
      URL: addresses.bare,
      SAMPLE: JSON.stringify(sample),
    })
    servers.push(bare)
    const told: Turn[] = []
    for (const count of crowds)
      for (let turn = 0; turn <= turns; turn++)
        for (const [name, server] of [
          ['wallet', wallet],
          ['bare', bare],
        ] as const) {
          const order: Order = {
            url: `${server.url}${walletPath('hub88')}/transaction/bet`,
            privateKey: keys.privateKey,
            players: players.slice(0, count),
            bets: betsPerTurn,
            writers,
            name: `${name}-${count}-${turn}`,
          }
          const measured = await takeTurn(bettor, server, order)
          if (turn > 0) told.push({ players: count, server: name, ...measured })
        }
    await proveLedger({ pool })
    return told
  } finally {
    bettor.stop()
    for (const server of servers) await server.stop()
    await pool.end()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const freeAddress = async () => `http://127.0.0.1:${await freePort()}`

type Bettor = ReturnType<typeof startBettor>

function startBettor() {
  const child = fork(new URL('bettor.ts', import.meta.url))
  const gone = once(child, 'exit').then((): never => {
    throw new Error('The process that bets has ended')
  })
  gone.catch(() => undefined)
  return {
    async answerTo(said: Order | 'go'): Promise<unknown> {
      const answered = once(child, 'message')
      child.send(said)
      const [heard] = await Promise.race([answered, gone])
      return heard
    },
    stop: () => child.kill(),
  }
}

async function takeTurn(bettor: Bettor, server: MeasuredServer, order: Order) {
  await bettor.answerTo(order)
  const before = await server.cpu()
  const took = Number(await bettor.answerTo('go'))
  const used = (await server.cpu()) - before
  return { betsPerSecond: order.bets / (took / 1_000), cpuMilliseconds: used / 1_000 / order.bets }
}
