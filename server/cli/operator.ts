/** `npm run operator -- <command>`: works on the platform's database. */
import { CannotStart } from '../cannot-start.ts'
import { createNotify } from '../customer/notify.ts'
import { borrowEmbedded } from '../database/borrow.ts'
import { migrate } from '../database/migrate.ts'
import { createPool } from '../database/pool.ts'
import { readEnv, usableFolder } from '../env.ts'
import { assertOwnSecret } from '../own-secret.ts'
import { postgresHints } from '../hub/postgres-hints.ts'
import { createLog } from '../log.ts'
import { asksWhy, type Command, type Desk } from '../operator/command.ts'
import { commands } from '../operator/commands.ts'
import type { Typed } from '../operator/given.ts'
import { help, helpOf } from '../operator/help.ts'
import { NotDone, NotUnderstood } from '../operator/not-done.ts'
import { jsonOf, type Answer } from '../operator/show.ts'
import { askedBy, type Asked } from '../operator/typed.ts'
import { whoSits } from '../operator/who.ts'
import { paymentProviders } from '../world/payment-provider.places.ts'

/** Database connections: a command's transaction, and its look-ups outside it. */
const atOnce = 2

async function main(): Promise<void> {
  const asked = askedBy(process.argv.slice(2))
  const { named } = asked
  if (asked.help || !named) return print(asked, helpFor(asked))
  const { command, typed } = named
  if (asksWhy(command) && typed.why === null)
    throw new NotUnderstood(`Say why: --why "..."; it is kept with what you do`)
  const who = whoSits(asked.as)
  print(asked, await atTheDatabase(who, command, typed))
}

/** Throws NotUnderstood, with the list of commands, for an unknown command. */
function helpFor({ named, rest, help: wanted }: Asked): Answer {
  if (named) return helpOf(named.name, named.command)
  const [first, ...words] = rest
  if (first === 'help' && words.length > 0) {
    const name = words.join(' ')
    const command = commands.get(name)
    if (command) return helpOf(name, command)
    throw new NotUnderstood(`There is no command ${name}\n\n${help().text}`)
  }
  if (wanted || first === undefined || first === 'help') return help()
  throw new NotUnderstood(`There is no command ${first}\n\n${help().text}`)
}

const clock = () => new Date()

async function atTheDatabase(who: string, command: Command, typed: Typed): Promise<Answer> {
  const env = readEnv(process.env)
  const embedded = env.databaseUrl === undefined ? await borrowEmbedded(usableFolder(env.dataDir)) : null
  const url = env.databaseUrl ?? embedded?.url ?? ''
  const pool = createPool(url, { max: atOnce, patience: command.patience })
  const log = createLog(env, process.stderr)
  const bus = postgresHints(pool, log)
  try {
    await migrate(url)
    await assertOwnSecret(pool, { secret: env.secret })
    const notify = createNotify({ bus, clock })
    const providers = paymentProviders(env)
    const desk: Desk = { who, env, pool, clock, bus, notify, providers, log }
    return await command.run(desk, typed)
  } finally {
    await pool.end()
    await embedded?.stop()
  }
}

function print({ json }: Pick<Asked, 'json'>, { text, data }: Answer): void {
  console.log(json ? jsonOf(data) : text)
}

/** Exit codes: 1: nothing was done; 2: the input is not understood. */
try {
  await main()
} catch (error) {
  const known = error instanceof NotDone || error instanceof NotUnderstood || error instanceof CannotStart
  console.error(known ? error.message : error)
  process.exitCode = error instanceof NotUnderstood ? 2 : 1
}
