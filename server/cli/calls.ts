/** `npm run calls`: every call of the contract, and whether the platform serves it. */
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import { servedCalls } from '../served-calls.ts'

const served = servedCalls()
const rows = Object.entries<Call>(calls).map(([name, { method, path, section, beyond }]) => [
  method,
  path,
  `section ${section}${beyond ? ', beyond' : ''}`,
  served.has(name) ? 'served' : 'not yet',
])
const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
const count = rows.filter((row) => row[3] === 'served').length
console.log(`\n${count} served, ${rows.length - count} not yet`)
