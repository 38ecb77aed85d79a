/** `npm run bench -- wallet`: what a bet costs, beside a handler that does nothing but the same statements; `aviator`: a crowd at one table. */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureAviator } from './aviator.ts'
import { sayFigures } from './aviator/figures.ts'
import { compare, say } from './compared.ts'
import { measureWallet } from './wallet.ts'

const options = { json: { type: 'boolean' }, minutes: { type: 'string', default: '10' } } as const
const { values, positionals } = parseArgs({ allowPositionals: true, options })
const minutes = Number(values.minutes)
const [name, ...rest] = positionals
if (rest.length > 0 || (name !== 'wallet' && name !== 'aviator') || !(minutes > 0)) {
  console.error('npm run bench -- wallet [--json]\nnpm run bench -- aviator [--minutes 10] [--json]')
  process.exit(2)
}
const before = loadavg()[0]

if (name === 'wallet') {
  const comparisons = compare(await measureWallet())
  const load = { before, after: loadavg()[0] }
  console.log(values.json ? JSON.stringify({ load, comparisons }, null, 2) : say(comparisons, load))
} else {
  const figures = await measureAviator(minutes)
  const load = { before, after: loadavg()[0] }
  console.log(values.json ? JSON.stringify({ load, ...figures }, null, 2) : sayFigures(figures))
  if (figures.faults.length > 0) process.exitCode = 1
}
