/** `npm run lines`: lines of code in each room, and the goals of the groups of rooms. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const root = new URL('../../', import.meta.url)
const code = /\.(?:ts|tsx|js|css|sql|html)$/
/** Written by the router. */
const generated = 'src/routeTree.gen.ts'

const groups = {
  product: { rooms: ['contract', 'machines', 'src', 'server', 'packages', 'charts'], goal: 50_000 },
  sandbox: { rooms: ['sandbox'], goal: 14_000 },
  tests: { rooms: ['tests'], goal: 40_000 },
}

function linesOf(room: string): number {
  const files = execFileSync('git', ['ls-files', '-z', room], { cwd: root, encoding: 'utf8' }).split('\0')
  return files
    .filter((file) => code.test(file) && file !== generated)
    .reduce((sum, file) => sum + readFileSync(new URL(file, root), 'utf8').split('\n').length - 1, 0)
}

const row = (name: string, lines: number, more = '') => console.log(`${name.padEnd(12)}${lines}${more}`)

for (const [group, { rooms, goal }] of Object.entries(groups)) {
  const counted = rooms.map((room) => [room, linesOf(room)] as const)
  if (rooms.length > 1) for (const [room, lines] of counted) row(`  ${room}`, lines)
  const all = counted.reduce((sum, [, lines]) => sum + lines, 0)
  row(group, all, `, goal ${goal}`)
}
