/** `npm run bench`: each bench runs on its own server; the exit code is 1 if a goal is missed. */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureAviator } from './aviator.ts'
import { sayFigures } from './aviator/figures.ts'
import { measureCapacity, sayCapacity } from './capacity.ts'
import { compare, say } from './compared.ts'
import { measureDocuments } from './documents.ts'
import { missedIn, sayDocuments } from './documents/said.ts'
import { measureExclusion, sayExclusion } from './exclusion.ts'
import { measureFirstScreen, sayFirstScreen } from './first-screen.ts'
import { choiceOptions, readChoice, type Choice } from './first-screen/choice.ts'
import { measureHints, sayHints } from './hints.ts'
import { measureHistory, sayHistory } from './history.ts'
import { measureHub, sayHub } from './hub.ts'
import { measureLedger, sayLedger } from './ledger.ts'
import { measureLobby, sayLobby } from './lobby.ts'
import { measureMetrics } from './metrics.ts'
import { measurePages, sayPages } from './pages.ts'
import { measureShards, sayShards } from './shards.ts'
import { measureTaps, readGestures, sayTaps } from './taps.ts'
import { measureTraces } from './traces.ts'
import { compareWithBefore, measureWallet, walletGoal } from './wallet.ts'

interface Load {
  before: number | undefined
  after: number | undefined
}

interface Measured {
  told: object
  said: (load: Load) => string
  held: boolean
}

interface Asked {
  minutes: number
  choice: Choice
  gestures: string[]
  before: string | undefined
}

const besideLoad =
  (text: string) =>
  ({ before, after }: Load) =>
    `${text}\nload of the machine: ${before?.toFixed(1)} before, ${after?.toFixed(1)} after`

const benches: Record<string, (asked: Asked) => Promise<Measured>> = {
  /** A bet, compared with a handler that runs only the same statements, or with the code from before. */
  async wallet({ before }) {
    const comparisons =
      before === undefined
        ? compare(await measureWallet(), ['wallet', 'bare'], walletGoal)
        : await compareWithBefore(before)
    return { told: { comparisons }, said: (load) => say(comparisons, load), held: true }
  },
  /** A bet with one trace in ten recorded, compared with none, and with the code from before. */
  async traces({ before }) {
    const comparisons = await measureTraces(before)
    return { told: { comparisons }, said: (load) => say(comparisons, load), held: true }
  },
  /** The cheapest call and a bet, with metrics that are read, compared with none. */
  async metrics() {
    const { calls, bets } = await measureMetrics()
    return {
      told: { calls, bets },
      said: (load) => `${say(calls, load, 'call')}\n\n${say(bets, load)}`,
      held: true,
    }
  },
  /** Many connections of the hub, beside plain "ws"; messages through Redis; readers who do not read. */
  async hub() {
    const measured = await measureHub()
    return { told: measured, said: besideLoad(sayHub(measured)), held: measured.missed.length === 0 }
  },
  /** Search, display and scrolling of a lobby, and what grows with its games. */
  async lobby({ choice: { runs } }) {
    const measured = await measureLobby(runs)
    return {
      told: measured,
      said: besideLoad(sayLobby(measured)),
      held: measured.missed.length === 0,
    }
  },
  /** Lighthouse without speed, for the pages that search engines lead to. */
  async pages() {
    const measured = await measurePages()
    return { told: measured, said: () => sayPages(measured), held: measured.missed.length === 0 }
  },
  /** Time to the first screen, compared with the smallest page with the same libraries. */
  async 'first-screen'({ choice }) {
    const measured = await measureFirstScreen(choice)
    return {
      told: measured,
      said: besideLoad(sayFirstScreen(measured)),
      held: measured.missed.length === 0,
    }
  },
  /** A visitor's documents, compared with files of their size. */
  async documents() {
    const documents = await measureDocuments()
    return {
      told: { documents },
      said: besideLoad(sayDocuments(documents)),
      held: documents.every((each) => missedIn(each).length === 0),
    }
  },
  /** Pages of histories of up to a million rows. */
  async history() {
    const measured = await measureHistory()
    return {
      told: measured,
      said: besideLoad(sayHistory(measured)),
      held: measured.missed.length === 0,
    }
  },
  /** Response to taps on a slow phone, and memory after a long visit. */
  async taps({ choice, gestures }) {
    const measured = await measureTaps(gestures, choice.runs)
    return {
      told: measured,
      said: besideLoad(sayTaps(measured)),
      held: measured.missed.length === 0,
    }
  },
  /** Bets in the database alone, by 1 to 64 writers. */
  async ledger() {
    const measured = await measureLedger()
    return {
      told: measured,
      said: besideLoad(sayLedger(measured)),
      held: measured.missed.length === 0,
    }
  },
  /** What players' doings cost, and what so many players need. */
  async capacity() {
    const measured = await measureCapacity()
    return { told: measured, said: besideLoad(sayCapacity(measured)), held: true }
  },
  /** Bets in one shard and in two. */
  async shards() {
    const measured = await measureShards()
    return {
      told: measured,
      said: besideLoad(sayShards(measured)),
      held: measured.missed.length === 0,
    }
  },
  /** Hints between nodes, through the database and through Redis. */
  async hints() {
    const measured = await measureHints()
    return {
      told: { measured },
      said: besideLoad(sayHints(measured)),
      held: true,
    }
  },
  /** From the tap on a self-exclusion to the last accepted bet. */
  async exclusion() {
    const measured = await measureExclusion()
    return {
      told: measured,
      said: besideLoad(sayExclusion(measured)),
      held: measured.missed.length === 0,
    }
  },
  async aviator({ minutes }) {
    const figures = await measureAviator(minutes)
    return { told: figures, said: () => sayFigures(figures), held: figures.faults.length === 0 }
  },
}

const options = {
  json: { type: 'boolean' },
  minutes: { type: 'string', default: '10' },
  only: { type: 'string' },
  before: { type: 'string' },
  ...choiceOptions,
} as const
const { values, positionals } = parseArgs({ allowPositionals: true, options })
const minutes = Number(values.minutes)
const choice = readChoice(values)
const gestures = readGestures(values.only)
const bench = positionals.length === 1 && minutes > 0 ? benches[positionals[0] ?? ''] : undefined
if (!bench || !choice || !gestures) {
  console.error(`npm run bench -- ${Object.keys(benches).join(' | ')} [--minutes 10] [--json]
of first-screen also, as lists or in part: ${Object.entries(choiceOptions)
    .map(([name, option]) => `--${name} ${'default' in option ? option.default : 'folder'}`)
    .join(' ')}
of taps also: --runs 5 --only login,menu
of traces and wallet also: --before folder`)
  process.exit(2)
}
const loadBefore = loadavg()[0]
const { told, said, held } = await bench({ minutes, choice, gestures, before: values.before })
const load = { before: loadBefore, after: loadavg()[0] }
console.log(values.json ? JSON.stringify({ load, ...told }, null, 2) : said(load))
process.exitCode = held ? 0 : 1
