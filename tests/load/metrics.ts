import { freePort } from '#tests/server/setup/free-port.ts'
import { measureBets, type Turn } from './betting.ts'
import { compare, type Comparison } from './compared.ts'
import { Connection } from './documents/connection.ts'
import { atFullLoad, type Wish } from './documents/load.ts'
import { requestOf } from './documents/request.ts'
import { withPlatform, type Platform } from './platform.ts'

/** A platform whose metrics are read ÷ one without metrics. */
const goal = { cpuAtMost: 1.05, throughputAtLeast: 0.95 }

/** The cheapest call: the database is not asked. */
const wish: Wish = { request: requestOf('/api/health/live'), status: 200 }
const readers = 16
/** Many short turns: what is compared is less than what a busy machine adds to one. */
const rounds = 40
/** Milliseconds. Prometheus reads once in each, some fifteen times as often as it does elsewhere. */
const turnTime = 1_000
const bets = { crowds: [500], rounds, bets: 250 }

interface Server extends Pick<Platform, 'cpu'> {
  name: 'on' | 'off'
  connections: readonly Connection[]
  scrape: () => Promise<unknown>
}

async function takeTurn({ name, connections, cpu, scrape }: Server): Promise<Turn<'on' | 'off'>> {
  const before = await cpu()
  const [{ answers, seconds }] = await Promise.all([atFullLoad(connections, wish, turnTime), scrape()])
  const used = (await cpu()) - before
  return {
    players: readers,
    server: name,
    betsPerSecond: answers / seconds,
    cpuMilliseconds: used / 1_000 / answers,
  }
}

const connected = ({ url }: Platform) =>
  Promise.all(Array.from({ length: readers }, () => Connection.open(url)))

const read = (place: string) => async () => (await fetch(`http://${place}/metrics`)).text()

/** Both servers take turns, another one begins each round. The first round is not counted. */
async function measureCalls(): Promise<Comparison[]> {
  const place = `127.0.0.1:${await freePort()}`
  return withPlatform((off) =>
    withPlatform(
      async (on) => {
        const servers: Server[] = [
          { ...off, name: 'off', connections: await connected(off), scrape: async () => undefined },
          { ...on, name: 'on', connections: await connected(on), scrape: read(place) },
        ]
        const turns: Turn<'on' | 'off'>[] = []
        for (let round = 0; round <= rounds; round++) {
          for (const server of round % 2 === 0 ? servers : servers.toReversed()) {
            const turn = await takeTurn(server)
            if (round > 0) turns.push(turn)
          }
        }
        for (const { connections } of servers) for (const each of connections) each.close()
        return compare(turns, ['on', 'off'], goal)
      },
      { METRICS_LISTEN: place },
    ),
  )
}

async function measureMeasuredBets(): Promise<Comparison[]> {
  const place = `127.0.0.1:${await freePort()}`
  const turns = await measureBets<'on' | 'off'>(bets, async (ground) => [
    ['off', await ground.platform()],
    ['on', await ground.platform({ METRICS_LISTEN: place })],
  ])
  return compare(turns, ['on', 'off'], goal)
}

/** What metrics cost the cheapest call, and a bet. */
export async function measureMetrics(): Promise<Record<'calls' | 'bets', Comparison[]>> {
  return { calls: await measureCalls(), bets: await measureMeasuredBets() }
}
