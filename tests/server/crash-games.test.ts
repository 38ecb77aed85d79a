import { generateKeyPairSync, randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Said } from '#sandbox/server/wallet/wallet-link.ts'
import { hub88Caller } from './setup/games/hub88.ts'
import { seat } from './setup/games/seat.ts'
import { killedServers } from './setup/killed.ts'
import { proveLedger } from './setup/player.ts'
import type { RealServer } from './setup/real-server.ts'

const playerCount = 10
/** Per player, each with one bet and one win. */
const rounds = 20
const startingCash = 100_000
const stake = 700
const prize = 300
/** Calls in flight at the same time. */
const writers = 16
/** In answers received, of 400. */
const earliestKill = 50
const latestKill = 200

const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const variables = { HUB88_PUBLIC_KEY: keys.publicKey }
const callerOf = ({ url }: RealServer) => hub88Caller({ url, privateKey: keys.privateKey })
type Seated = Awaited<ReturnType<typeof seat>>
type Game = ReturnType<typeof callerOf>

interface Asked {
  id: string
  send: (game: Game) => Promise<Said>
}

/** A win may be sent before the bet of its round is answered. */
const plan = (players: readonly Seated[]): Asked[] =>
  Array.from({ length: rounds }, (_, time) =>
    players.flatMap((player) => {
      const round = `${player.usercode}-${time}`
      const bet = { id: `b-${round}`, round, amount: stake }
      const win = { id: `w-${round}`, round, amount: prize, of: bet.id }
      return [
        { id: bet.id, send: (game: Game) => game.bet(player, bet) },
        { id: win.id, send: (game: Game) => game.win(player, win) },
      ]
    }),
  ).flat()

/** Keeps `writers` calls in flight and reports each answer; returns the number of calls without one. */
async function sendAll(
  game: Game,
  asked: readonly Asked[],
  answered: (id: string, said: Said) => void,
): Promise<number> {
  const left = asked.values()
  const lost = await Promise.all(
    Array.from({ length: writers }, async () => {
      let unanswered = 0
      for (const { id, send } of left) {
        try {
          answered(id, await send(game))
        } catch {
          unanswered++
        }
      }
      return unanswered
    }),
  )
  return lost.reduce((all, each) => all + each, 0)
}

/** The server starts its database again by itself; it is not ready until then. */
async function isReadyAgain(server: RealServer): Promise<RealServer> {
  server.killDatabase()
  const statusOf = async () => (await fetch(`${server.url}/api/health/ready`)).status
  await expect.poll(statusOf, { interval: 20 }).toBe(503)
  await expect.poll(statusOf).toBe(200)
  return server
}

describe('the platform is killed while games bet and win', () => {
  const starts = killedServers(variables)

  test.each([
    ['server', (server: RealServer) => server.kill().then(() => starts())],
    ['database', (server: RealServer) => isReadyAgain(server)],
  ])(
    'Scenario: kill -9 of the %s: what the provider was answered is kept, what it sends again happens once',
    async (_name, kill) => {
      const first = await starts()
      const players = await Promise.all(
        Array.from({ length: playerCount }, () => seat(first, 'hub88', startingCash)),
      )
      const asked = plan(players)
      const moment = randomInt(earliestKill, latestKill)
      const answers = new Map<string, Said>()
      let killed: Promise<RealServer> | undefined
      await sendAll(callerOf(first), asked, (id, said) => {
        answers.set(id, said)
        if (answers.size === moment) killed = kill(first)
      })
      if (!killed) throw new Error('Nothing was killed')
      const second = await killed
      await proveLedger(second)
      const done = [...answers].filter(([, { refusal }]) => refusal === null)
      expect(done.length).toBeGreaterThanOrEqual(moment)
      expect(done.length).toBeLessThan(asked.length)
      const { rows } = await second.pool.query<{ id: string }>('select reference as id from game_movements')
      const kept = new Set(rows.map(({ id }) => id))
      expect({ moment, lost: done.filter(([id]) => !kept.has(id)) }).toEqual({ moment, lost: [] })

      const again = new Map<string, Said>()
      expect(await sendAll(callerOf(second), asked, (id, said) => again.set(id, said))).toBe(0)
      expect(done.map(([id]) => [id, again.get(id)])).toEqual(done)
      expect([...again.values()].filter(({ refusal }) => refusal !== null)).toEqual([])
      const { rows: end } = await second.pool.query(
        `select (select count(*)::int from game_movements) as movements, array_agg(distinct balance) as balances
           from accounts where kind = 'cash' and player_id is not null`,
      )
      const left = startingCash - rounds * (stake - prize)
      expect(end).toEqual([{ movements: asked.length, balances: [String(left)] }])
    },
  )
})
