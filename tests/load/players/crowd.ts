import { performance, monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { createPool } from '#server/database/pool.ts'
import { testSecret } from '#tests/server/setup/player.ts'
import type { FlowName } from '#machines/flows.ts'
import { seeded } from '../aviator/plan.ts'
import { withPlatform, type Platform } from '../platform.ts'
import { openAccounts } from './accounts.ts'
import { buildBrowsers } from './browser.ts'
import { idleFaults } from './chart.ts'
import { Chaos, openLine, restartEvery } from './chaos.ts'
import { Figures, type CallRow, type Took } from './figures.ts'
import { Player } from './player.ts'
import { moneyFaults } from './proof.ts'
import { walksOf } from './walks.ts'

export interface Wish {
  flow: FlowName
  players: number
  minutes: number
  /** Seconds between two steps of a person, the mean. */
  think: number
  seed: number
  chaos: boolean
}

export interface Crowd {
  wish: Wish
  seconds: number
  calls: Record<string, CallRow>
  transitions: Record<string, Took>
  /** How often which harm followed a transition. */
  harms: Record<string, Record<string, number>>
  /** The process of the players: part of one core, and how late its timers were, in milliseconds. */
  walker: { cpu: number; lateP99: number }
  /** Part of one core; null when it was restarted. */
  serverCpu: number | null
  /** Errors in the hub's client, which a page would only log. */
  thrown: number
  /** What must not be, with the walk. */
  wrong: string[]
}

/** Milliseconds. */
const sayEvery = 10_000
const longestProof = 5 * 60_000
/** Of different parts of the walk, by the same seed. */
const oddSeed = 7_919

/** Players walk a flow over the wire; then all must rest on its chart, and the money must add up. */
export const walkTogether = (wish: Wish, say: (line: string) => void = () => undefined): Promise<Crowd> =>
  withPlatform((platform) => walkOn(platform, wish, say), {
    SECRET: testSecret,
    SANDBOX: 'on',
    ADDRESS_FACTOR: '1000',
    ACCEPT_RISK: 'sandbox,weak-secret,http,no-sms,no-mail',
    // The calls tell of errors; of a server that is killed or overloaded there are thousands.
    LOG_LEVEL: 'fatal',
  })

/** Built once for all crowds of a process. */
let browsers: ReturnType<typeof buildBrowsers> | undefined

async function walkOn(platform: Platform, wish: Wish, say: (line: string) => void): Promise<Crowd> {
  await using ends = new AsyncDisposableStack()
  const pool = createPool(platform.databaseUrl, { patience: longestProof })
  ends.defer(() => pool.end())
  const chaos = wish.chaos ? new Chaos() : null
  const line = chaos ? ends.use(await openLine(platform.url, seeded(wish.seed))) : null
  const figures = new Figures()
  const enough = new AbortController()
  const wrong: string[] = []
  const ground = {
    flow: wish.flow,
    walks: walksOf(wish.flow),
    url: line?.url ?? platform.url,
    browse: await (browsers ??= buildBrowsers()),
    figures,
    chaos,
    cutHub: (fingerprint: string) => line?.cutHub(fingerprint),
    think: wish.think * 1_000,
    enough: enough.signal,
    wrong: (who: string, what: string, walk: readonly string[]) =>
      void wrong.push([`${who} ${what}`, ...walk.map((step) => `    ${step}`)].join('\n')),
  }
  const asInPage = (error: Error) => {
    if (!error.stack?.includes('@microsoft/signalr')) throw error
    figures.thrown += 1
  }
  process.on('uncaughtException', asInPage)
  ends.defer(() => void process.off('uncaughtException', asInPage))
  say(`${wish.players} players sign in, seed ${wish.seed}`)
  const players = (await openAccounts(pool, wish.players)).map(
    (account, number) => new Player(ground, account, seeded(wish.seed + oddSeed * number)),
  )

  const late = monitorEventLoopDelay({ resolution: 1 })
  late.enable()
  const cpuBefore = process.cpuUsage()
  const serverBefore = await platform.cpu()
  const since = performance.now()
  const walking = Promise.all(players.map((player) => player.walk()))
  const restarting = chaos ? restartAgain(platform, chaos, players, enough.signal) : null
  const end = delay(wish.minutes * 60_000)
  const saying = setInterval(
    () => say(`${seconds(since)} s: ${figures.soFar}, ${wrong.length} wrong`),
    sayEvery,
  )
  // A player that fails ends the run.
  await Promise.race([end, walking, restarting ?? end]).finally(() => clearInterval(saying))
  const took = seconds(since)
  const serverCpu = chaos ? null : (await platform.cpu()) - serverBefore
  const used = process.cpuUsage(cpuBefore)
  late.disable()
  chaos?.calm()
  enough.abort()
  await restarting
  say('The network is calm: all players come to rest')
  await walking
  const transitions = figures.transitions()
  wrong.push(...(await moneyFaults(pool, players)), ...idleFaults(wish.flow, Object.keys(transitions)))
  return {
    wish,
    seconds: took,
    calls: figures.calls(),
    transitions,
    harms: Object.fromEntries([...(chaos?.counts ?? [])].map(([key, row]) => [key, Object.fromEntries(row)])),
    walker: { cpu: (used.user + used.system) / 1e6 / took, lateP99: late.percentile(99) / 1e6 },
    serverCpu: serverCpu === null ? null : serverCpu / 1e6 / took,
    thrown: figures.thrown,
    wrong,
  }
}

async function restartAgain(
  platform: Platform,
  chaos: Chaos,
  players: readonly Player[],
  enough: AbortSignal,
) {
  for (;;) {
    await delay(restartEvery, undefined, { signal: enough }).catch(() => undefined)
    if (enough.aborted) return
    for (const { latest } of players) chaos.note(latest, 'restart')
    await platform.restart()
  }
}

const seconds = (since: number) => Math.round((performance.now() - since) / 1_000)
