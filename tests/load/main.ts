/** `npm run bench -- wallet`: what a bet costs, beside a handler that does nothing but the same statements. */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { compare, say } from './compared.ts'
import { measureWallet } from './wallet.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } })
if (positionals.length !== 1 || positionals[0] !== 'wallet') {
  console.error('npm run bench -- wallet [--json]')
  process.exit(2)
}
const before = loadavg()[0]
const comparisons = compare(await measureWallet())
const load = { before, after: loadavg()[0] }
console.log(values.json ? JSON.stringify({ load, comparisons }, null, 2) : say(comparisons, load))
