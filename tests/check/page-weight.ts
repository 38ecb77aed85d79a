import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { ownPlaces, places } from '#server/site/head/places.ts'
import { readBuilt, type Built } from '#server/site/built.ts'
import { routeFiles } from '#server/site/route-files.ts'

/** A page with all files that its document names: requests, kB of 1 000 bytes (brotli), font files. */
interface Budget {
  requests: number
  script: number
  style: number
  letters: number
}
const budgets: Record<'firstScreen' | 'game' | 'player', Budget> = {
  firstScreen: { requests: 14, script: 166.6, style: 17, letters: 2 },
  game: { requests: 15, script: 187.3, style: 17, letters: 2 },
  player: { requests: 21, script: 218.9, style: 17, letters: 2 },
}
/** Number of modules to name per script that is over its budget. */
const named = 3

/** Bytes of the modules in each script, before compression. */
type Modules = Record<string, Record<string, number>>

export function weighPages(folder: URL): { missed: string[]; report: string } {
  const built = readBuilt(folder.pathname)
  if (!built) throw new Error('Nothing is built')
  const modules: Modules = JSON.parse(readFileSync(new URL('.vite/modules.json', folder), 'utf8'))
  const kilobytes = remembered((file) => brotli(readFileSync(new URL(`.${file}`, folder))) / 1000)
  const pages = [...Object.keys(places), ...ownPlaces].map((path) => weigh(built, path, kilobytes))
  const missed = pages.flatMap(({ path, weight, scripts }) => {
    const budget = budgets[kindOf(path)]
    return over(weight, budget).map((what) => `${path}: ${what}\n${heaviest(scripts, modules)}`)
  })
  const most = pages.toSorted((one, other) => other.weight.script - one.weight.script)
  const lines = [most[0], pages[0]].flatMap((page) => (page ? [`  ${page.path}: ${say(page.weight)}`] : []))
  return { missed, report: lines.join('\n') }
}

function kindOf(path: string): keyof typeof budgets {
  if (path.startsWith('/casino/play/')) return 'game'
  return ownPlaces.includes(path) ? 'player' : 'firstScreen'
}

function weigh(built: Built, path: string, kilobytes: (file: string) => number) {
  const files = [...built.first, ...routeFiles(built)(path, 'tr')]
  const scripts = files.filter((file) => file.endsWith('.js'))
  const sum = (some: readonly string[]) => some.reduce((all, file) => all + kilobytes(file), 0)
  const weight: Budget = {
    requests: files.length + 1,
    script: sum(scripts),
    style: sum(files.filter((file) => file.endsWith('.css'))),
    letters: built.fonts.length,
  }
  return { path, scripts, weight }
}

const measures = ['requests', 'script', 'style', 'letters'] as const

const over = (weight: Budget, budget: Budget) =>
  measures
    .filter((measure) => weight[measure] > budget[measure])
    .map((measure) => `${measure} ${weight[measure].toFixed(1)}, at most ${budget[measure]}`)

const say = (weight: Budget) =>
  `${weight.requests} requests, script ${weight.script.toFixed(1)} kB, style ${weight.style.toFixed(1)} kB, ${weight.letters} letters`

const heaviest = (scripts: readonly string[], modules: Modules) =>
  scripts
    .flatMap((script) =>
      Object.entries(modules[script.slice(1)] ?? {})
        .toSorted(([, one], [, other]) => other - one)
        .slice(0, named)
        .map(([module, bytes]) => `  ${script}: ${module} (${bytes} bytes)`),
    )
    .join('\n')

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .byteLength

function remembered(measure: (file: string) => number): (file: string) => number {
  const known = new Map<string, number>()
  return (file) => {
    const value = known.get(file) ?? measure(file)
    known.set(file, value)
    return value
  }
}
