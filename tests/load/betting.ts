import { fork } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { startEmbedded } from '#server/database/embedded.ts'
import { createPool } from '#server/database/pool.ts'
import { openAccounts } from '#server/wallet/wallet.store.ts'
import { walletPath } from '#server/world/games/adapter.ts'
import { freePort } from '#tests/server/setup/free-port.ts'
import { seat } from '#tests/server/setup/games/seat.ts'
import { proveLedger } from '#tests/server/setup/player.ts'
import { scratchFolder } from '#tests/server/setup/scratch.ts'
import type { Order } from './bettor.ts'
import { startMeasured, type MeasuredServer } from './measured-server.ts'

const writers = 16
/** Milliseconds that the proof of the ledger may take at the end. */
const proofPatience = 5 * 60_000
/** Minor units: more than all bets together. */
const startingCash = 100_000_000

export interface Turn<Name extends string> {
  players: number
  server: Name
  betsPerSecond: number
  /** Of the server's process, per bet. */
  cpuMilliseconds: number
}

interface Plan {
  /** Numbers of players. */
  crowds: readonly number[]
  rounds: number
  /** Per turn. */
  bets: number
  /** Bets of the first turn of each server, which is not counted. By default as many as in the others. */
  warmUp?: number
}

type Seat = Awaited<ReturnType<typeof seat>>

export interface Ground {
  databaseUrl: string
  seat(): Promise<Seat>
  /** Starts a program with these variables, PORT and the database; it prints its address. */
  start(file: URL, variables: (url: string) => Record<string, string>): Promise<MeasuredServer>
  /** Starts a platform. @param root folder of its code, by default this one @param more of its environment */
  platform(more?: Record<string, string>, root?: URL): Promise<MeasuredServer>
}

type Start<Name extends string> = (ground: Ground) => Promise<readonly (readonly [Name, MeasuredServer])[]>

/**
 * Servers take turns at the same bets, so that other load affects all; another one begins each round. The first round is not counted. Servers of
 * one `start` share a PostgreSQL, each further `start` has its own.
 */
export async function measureBets<Name extends string>(
  { crowds, rounds, bets, warmUp = bets }: Plan,
  ...starts: readonly Start<Name>[]
): Promise<Turn<Name>[]> {
  const bettor = startBettor()
  const opened: OpenGround[] = []
  try {
    const seated: { name: Name; server: MeasuredServer; players: Seat[] }[] = []
    for (const start of starts) {
      const ground = await openGround()
      opened.push(ground)
      const servers = await start(ground)
      const players: Seat[] = []
      while (players.length < Math.max(...crowds)) players.push(await ground.seat())
      seated.push(...servers.map(([name, server]) => ({ name, server, players })))
    }
    const told: Turn<Name>[] = []
    for (const count of crowds)
      for (let round = 0; round <= rounds; round++)
        for (const { name, server, players } of turned(seated, round)) {
          const order: Order = {
            url: `${server.url}${walletPath('hub88')}/transaction/bet`,
            privateKey: provider.privateKey,
            players: players.slice(0, count),
            bets: round === 0 ? warmUp : bets,
            writers,
            name: `${name}-${count}-${round}`,
          }
          const measured = await takeTurn(bettor, server, order)
          if (round > 0) told.push({ players: count, server: name, ...measured })
        }
    for (const ground of opened) await ground.prove()
    return told
  } finally {
    bettor.stop()
    for (const ground of opened) await ground.close()
  }
}

/** The keys of the provider that sends the bets. */
const provider = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

interface OpenGround extends Ground {
  prove(): Promise<void>
  close(): Promise<void>
}

async function openGround(): Promise<OpenGround> {
  const folder = scratchFolder('test')
  const database = await startEmbedded(folder)
  const pool = createPool(database.url, { max: 4, patience: proofPatience })
  const started: MeasuredServer[] = []
  const place = { pool, clock: { now: () => new Date(), pass: () => undefined } }
  const start: Ground['start'] = async (file, variables) => {
    const port = String(await freePort())
    const url = `http://127.0.0.1:${port}`
    const given = { DATABASE_URL: database.url, PORT: port, ...variables(url) }
    const server = await startMeasured(file, url, given)
    started.push(server)
    // Of the provider that pays in for the players: a platform without the sandbox has opened none.
    await openAccounts(pool, 'payment provider', ['sandbox'])
    return server
  }
  return {
    databaseUrl: database.url,
    seat: () => seat(place, 'hub88', startingCash),
    start,
    platform: (more = {}, root = new URL('../../', import.meta.url)) =>
      start(new URL('server/main.ts', root), (url) => ({
        NODE_ENV: 'production',
        PUBLIC_URL: url,
        SECRET: 'a secret that only the bench knows, long enough',
        ACCEPT_RISK: 'weak-secret,http,no-sms,no-mail',
        HUB88_PUBLIC_KEY: provider.publicKey,
        ...more,
      })),
    prove: async () => void (await proveLedger({ pool })),
    async close() {
      for (const server of started) await server.stop()
      await pool.end()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const turned = <Each>(list: readonly Each[], by: number): Each[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
]

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
