import { parseArgs, type ParseArgsConfig } from 'node:util'
import { asksWhy, type Command } from './command.ts'
import { commands } from './commands.ts'
import { flag, minus, shard as shardWord, type Typed } from './given.ts'
import { NotUnderstood } from './not-done.ts'

type Flags = NonNullable<ParseArgsConfig['options']>
const common: Flags = {
  json: { type: 'boolean' },
  help: { type: 'boolean' },
  as: { type: 'string' },
  shard: { type: 'string' },
}
const why: Flags = { why: { type: 'string' } }
const id: Flags = { id: { type: 'string' } }

const ofCommand = ({ options }: Pick<Command, 'options'>): Flags =>
  Object.fromEntries(
    Object.entries<unknown>(options.shape).map(([name, schema]) => [
      name,
      { type: schema === flag ? ('boolean' as const) : ('string' as const) },
    ]),
  )

export interface Asked {
  json: boolean
  help: boolean
  as: string | undefined
  /** From 0; null: the player's, or the first. */
  shard: number | null
  named: { name: string; command: Command; typed: Typed } | undefined
  rest: readonly string[]
}

/** Parses the command line. Throws NotUnderstood for an unknown option. */
export function askedBy(line: readonly string[]): Asked {
  const args = line.map((word) => word.replace(/^-(?=\d)/, minus))
  const every = [...commands.values()].map(ofCommand)
  const { positionals } = parse(args, Object.assign({}, common, why, id, ...every), false)
  const name = nameIn(positionals)
  const command = name === undefined ? undefined : commands.get(name)
  if (name === undefined || !command) {
    const { values, positionals: rest } = parse(args, common, true)
    return { ...plain(values), named: undefined, rest }
  }
  const own = {
    ...common,
    ...(asksWhy(command) && why),
    ...(command.kept === 'changes' && id),
    ...ofCommand(command),
  }
  const { values, positionals: typed } = parse(args, own, true)
  const { json: _json, help: _help, as: _as, shard: _shard, why: reason, id: ownName, ...options } = values
  const words = typed.slice(name.split(' ').length)
  return {
    ...plain(values),
    named: {
      name,
      command,
      typed: {
        command: name,
        words,
        options: settled(options),
        why: said('why', reason),
        id: said('id', ownName),
      },
    },
    rest: words,
  }
}

/** The longest command name that the line begins with: some have two words. */
export const nameIn = (words: readonly string[]) =>
  [words.slice(0, 2).join(' '), words[0] ?? ''].find((name) => commands.has(name))

type Values = ReturnType<typeof parseArgs>['values']

function shardIn(typed: string): number {
  const read = shardWord.safeParse(typed)
  if (!read.success) throw new NotUnderstood(`--shard ${typed} is not the number of a shard`)
  return read.data
}

const plain = ({ json, help, as, shard }: Values) => ({
  json: json === true,
  help: help === true,
  as: typeof as === 'string' ? as : undefined,
  shard: typeof shard === 'string' ? shardIn(shard) : null,
})

const settled = (values: Values): Typed['options'] =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? undefined : value]),
  )

function said(name: string, value: Values[string]): string | null {
  if (typeof value !== 'string') return null
  const words = value.trim()
  if (words === '' || words.length > 1_000) throw new NotUnderstood(`--${name} is empty, or too long`)
  return words
}

function parse(args: string[], options: Flags, strict: boolean) {
  try {
    return parseArgs({ args, options, strict, allowPositionals: true })
  } catch (error) {
    const misread = error instanceof TypeError && 'code' in error
    throw misread ? new NotUnderstood(error.message) : error
  }
}
