import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import type { DestinationStream } from 'pino'
import { CannotStart } from '../cannot-start.ts'
import { createNotify } from '../customer/notify.ts'
import { borrowEmbedded } from '../database/borrow.ts'
import { migrate } from '../database/migrate.ts'
import { createPool } from '../database/pool.ts'
import { usableFolder } from '../data-folder.ts'
import { readEnv } from '../env.ts'
import { assertOwnSecret } from '../own-secret.ts'
import { openHints } from '../hub/hints.ts'
import { openJobs } from '../jobs/queue.ts'
import { createLog } from '../log.ts'
import { shardOfUsercode } from '../shards/ids.ts'
import { paymentProviders } from '../world/payment-provider.places.ts'
import { asksWhy, type Command, type Desk } from './command.ts'
import { commands } from './commands.ts'
import type { Typed } from './given.ts'
import { help, helpOf } from './help.ts'
import { NotDone, NotUnderstood } from './not-done.ts'
import { jsonOf, type Answer } from './show.ts'
import { askedBy, type Asked } from './typed.ts'
import { whoSits } from './who.ts'

/** Database connections: a command's transaction, and its look-ups outside it. */
const atOnce = 2

export interface Obeyed {
  /** Exit code. 0: done; 1: nothing was done; 2: the input is not understood. */
  code: 0 | 1 | 2
  says: string
}

/** One command of the operator. @param source the environment, as `process.env` has it */
export async function obey(
  line: readonly string[],
  source: Record<string, string | undefined>,
  logTo: DestinationStream,
): Promise<Obeyed> {
  try {
    const asked = askedBy(line)
    const { text, data } = await answer(asked, source, logTo)
    return { code: 0, says: asked.json ? jsonOf(data) : text }
  } catch (error) {
    const known = error instanceof NotDone || error instanceof NotUnderstood || error instanceof CannotStart
    return { code: error instanceof NotUnderstood ? 2 : 1, says: known ? error.message : inspect(error) }
  }
}

type Source = Parameters<typeof obey>[1]

async function answer(asked: Asked, source: Source, logTo: DestinationStream): Promise<Answer> {
  const { named } = asked
  if (asked.help || !named) return helpFor(asked)
  const { command, typed } = named
  if (asksWhy(command) && typed.why === null)
    throw new NotUnderstood(`Say why: --why "..."; it is kept with what you do`)
  const who = whoSits(asked.as ?? (source['OPERATOR'] || undefined))
  return atTheDatabase({ who, command, typed, shard: asked.shard }, source, logTo)
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

interface Order {
  who: string
  command: Command
  typed: Typed
  /** Null: see `everywhere.shard` of the help. */
  shard: number | null
}

async function atTheDatabase(order: Order, source: Source, logTo: DestinationStream): Promise<Answer> {
  const { command } = order
  const env = readEnv(source)
  const embedded = env.shards.length === 0 ? await borrowEmbedded(usableFolder(env.dataDir)) : null
  const urls = embedded ? [embedded.url] : env.shards.map(({ databaseUrl }) => databaseUrl)
  const shards = urls.map((url) => createPool(url, { max: atOnce, patience: command.patience }))
  const log = createLog(env, logTo)
  const [first] = shards
  if (!first) throw new Error('There is no shard')
  const bus = await openHints({ db: first, redis: env.redis }, log)
  try {
    const places = shardsOf(order, shards.length)
    const typed = places.length > 1 ? { ...order.typed, id: order.typed.id ?? randomUUID() } : order.typed
    const answers: Answer[] = []
    for (const shard of places) {
      const pool = shards[shard] ?? first
      await migrate(urls[shard] ?? '')
      await assertOwnSecret(pool, { secret: env.secret })
      const jobs = await openJobs(pool, log, { isWorker: false })
      const common = { who: order.who, env, clock, bus, log, jobs, shards }
      const desk: Desk = {
        ...common,
        shard,
        pool,
        notify: createNotify({ bus, clock }),
        providers: paymentProviders(env),
      }
      try {
        answers.push(await command.run(desk, typed))
        if (seeks(order)) break
      } catch (error) {
        const mayBeElsewhere = seeks(order) && error instanceof NotDone && shard !== places.at(-1)
        if (!mayBeElsewhere) throw error
      } finally {
        await jobs.close()
      }
    }
    return answers.at(-1) ?? { text: '', data: null }
  } finally {
    bus.close()
    await Promise.all(shards.map((pool) => pool.end()))
    await embedded?.stop()
  }
}

/** A player is sought by a word that does not say the shard: the first shard that has one answers. */
const seeks = ({ command }: Pick<Order, 'command'>) => Object.hasOwn(command.words.shape, 'player')

/** The first shard comes last: the nodes read the content again when it tells of it. Throws NotUnderstood for a shard that is not there. */
function shardsOf({ command, typed, shard }: Order, count: number): number[] {
  const all = Array.from({ length: count }, (_, number) => number)
  if (shard !== null && shard >= count) throw new NotUnderstood(`There is no shard ${shard + 1}`)
  if (command.everywhere) return all.toReversed()
  if (shard !== null) return [shard]
  // `all`: every player there is.
  if (seeks({ command }) || typed.options['all'] === true) return all
  const usercode = typed.words[Object.keys(command.words.shape).indexOf('usercode')]
  return [all.find((each) => usercode !== undefined && each === shardOfUsercode(usercode)) ?? 0]
}
