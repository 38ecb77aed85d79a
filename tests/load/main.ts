/** `npm run bench -- wallet`: what a bet costs, beside a handler that does nothing but the same statements.
 * `npm run bench -- lobby`: how a lobby of 600 games is searched, and scrolled on a processor four times slowed; ends with 1 where that is too slow. */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { compare, say } from './compared.ts'
import { measureLobby, sayLobby } from './lobby.ts'
import { measureWallet } from './wallet.ts'

const benches: Record<string, () => Promise<{ told: object; said: (load: Load) => string; held: boolean }>> =
  {
    async wallet() {
      const comparisons = compare(await measureWallet())
      return { told: { comparisons }, said: (load) => say(comparisons, load), held: true }
    },
    async lobby() {
      const measured = await measureLobby()
      return {
        told: measured,
        said: ({ before, after }) =>
          `${sayLobby(measured)}\nload of the machine: ${before?.toFixed(1)} before, ${after?.toFixed(1)} after`,
        held: measured.missed.length === 0,
      }
    },
  }

interface Load {
  before: number | undefined
  after: number | undefined
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } })
const bench = positionals.length === 1 ? benches[positionals[0] ?? ''] : undefined
if (!bench) {
  console.error(`npm run bench -- ${Object.keys(benches).join(' | ')} [--json]`)
  process.exit(2)
}
const before = loadavg()[0]
const { told, said, held } = await bench()
const load = { before, after: loadavg()[0] }
console.log(values.json ? JSON.stringify({ load, ...told }, null, 2) : said(load))
process.exitCode = held ? 0 : 1
