/** `npm run load -- <flow> --players 500 --minutes 5 [--think 10] [--seed 1] [--chaos]`. Exit code 1 if something is wrong, 2 if it is not understood. */
import { randomInt } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { flowNamed, flowNames, hyphened } from '#machines/flows.ts'
import { walkTogether, type Wish } from './crowd.ts'
import { sayCrowd } from './said.ts'
import { walkable } from './walkable.ts'

const folder = 'test-results/load'

function misunderstood(why: string): never {
  console.error(`${why}

npm run load -- <flow> --players 500 --minutes 5 [--think 10] [--seed 1] [--chaos]

--think: seconds between two steps of a person, the mean. Flows that players can walk over the wire:
  ${flowNames.filter((name) => typeof walkable[name] !== 'string').join(', ')}
The others:
${flowNames.flatMap((name) => (typeof walkable[name] === 'string' ? [`  ${name}: ${walkable[name]}`] : [])).join('\n')}`)
  process.exit(2)
}

function readWish(): Wish {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      players: { type: 'string', default: '500' },
      minutes: { type: 'string', default: '5' },
      think: { type: 'string', default: '10' },
      seed: { type: 'string', default: String(randomInt(1_000_000)) },
      chaos: { type: 'boolean', default: false },
    },
  })
  const name = positionals.join(' ')
  const flow = flowNamed(name)
  if (!flow) return misunderstood(name ? `There is no flow "${name}".` : 'Name a flow.')
  const kind = walkable[flow]
  if (typeof kind === 'string') return misunderstood(`${flow} cannot be walked over the wire: it ${kind}.`)
  const [players, minutes, think, seed] = [values.players, values.minutes, values.think, values.seed].map(
    Number,
  )
  if (!players || !Number.isInteger(players) || players < 1)
    return misunderstood('--players is a whole number.')
  if (!minutes || minutes < 0 || !think || think < 0)
    return misunderstood('--minutes and --think are more than 0.')
  if (seed === undefined || !Number.isInteger(seed)) return misunderstood('--seed is a whole number.')
  return { flow, players, minutes, think, seed, chaos: values.chaos }
}

function wishOf(): Wish {
  try {
    return readWish()
  } catch (error) {
    return misunderstood(error instanceof Error ? error.message : String(error))
  }
}

const wish = wishOf()
const crowd = await walkTogether(wish, console.log)
console.log(sayCrowd(crowd))
mkdirSync(folder, { recursive: true })
const file = `${folder}/${hyphened(wish.flow)}${wish.chaos ? '-chaos' : ''}.json`
writeFileSync(file, JSON.stringify(crowd, null, 2))
console.log(`All figures: ${file}`)
process.exit(crowd.wrong.length === 0 ? 0 : 1)
