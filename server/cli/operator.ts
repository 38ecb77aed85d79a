/** `npm run operator -- <command>`: the people who run the platform, at its database. */
import { parseArgs } from 'node:util'
import { CannotStart } from '../cannot-start.ts'
import { borrowEmbedded } from '../database/borrow.ts'
import { migrate } from '../database/migrate.ts'
import { createPool } from '../database/pool.ts'
import { readEnv, usableFolder } from '../env.ts'
import { callRequestCommands } from '../operator/call-requests.ts'
import { NotDone, type Command } from '../operator/command.ts'
import { tableOf } from '../operator/show.ts'

const commands = new Map<string, Command>(Object.entries(callRequestCommands))

function help(): string {
  const lines = [...commands].map(([name, { takes, says }]) => [`${name} ${takes}`.trim(), says] as const)
  const width = Math.max(...lines.map(([usage]) => usage.length))
  return [
    'npm run operator -- <command> [--json]',
    '',
    ...lines.map(([usage, says]) => `  ${usage.padEnd(width)}  ${says}`),
  ].join('\n')
}

/** Gives the exit code: 1 where nothing was done, 2 where the command is not understood. */
async function main(): Promise<0 | 1 | 2> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  })
  const [name = '', ...words] = positionals
  const command = commands.get(name)
  if (values.help || !command) {
    console.log(help())
    return values.help || name === '' ? 0 : 2
  }
  const env = readEnv(process.env)
  const embedded = env.databaseUrl === undefined ? await borrowEmbedded(usableFolder(env.dataDir)) : null
  const pool = createPool(env.databaseUrl ?? embedded?.url ?? '', { max: 1 })
  try {
    await migrate(pool)
    const lines = await command.run({ pool, clock: () => new Date() }, words)
    console.log(values.json ? JSON.stringify(lines, null, 2) : tableOf(lines))
    return 0
  } finally {
    await pool.end()
    await embedded?.stop()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  const known = error instanceof NotDone || error instanceof CannotStart
  const misread = error instanceof TypeError && 'code' in error
  console.error(known || misread ? error.message : error)
  process.exitCode = misread ? 2 : 1
}
