import * as z from 'zod/mini'
import { asksWhy, type Command } from './command.ts'
import { groups } from './commands.ts'
import { countOf, day, flag, reference, take } from './given.ts'
import type { Answer } from './show.ts'

/** Options of every command. */
export const everywhere = {
  json: 'prints JSON',
  as: 'your name; default: OPERATOR of the environment, or your account on this machine',
  shard: 'the shard, from 1; default: that of the usercode, or the first; content changes in all of them',
}
/** Options of the commands that change something. */
export const whenChanging = {
  why: 'the reason, stored with the act; required',
  id: 'makes a repetition safe: the same id is done once; without it one is generated and printed',
}

const line = 'npm run operator -- <command> [--json] [--as <name>]'

function wordOf(name: string, schema: unknown): string {
  const count = countOf(schema)
  if (count === 'many') return `<${name}...>`
  return count === 'one' ? `<${name}>` : `[${name}]`
}

const placeholders = new Map<unknown, string>([
  [reference, 'reference'],
  [day, 'day'],
  [take, 'number'],
])

function optionOf(name: string, schema: unknown): string {
  if (schema === flag) return `--${name}`
  const inner: unknown = schema instanceof z.ZodMiniOptional ? schema.def.innerType : schema
  const named = inner instanceof z.ZodMiniEnum ? inner.options.join('|') : placeholders.get(inner)
  return `--${name} <${named ?? 'text'}>`
}

const isNeeded = (schema: unknown) =>
  schema !== flag && schema instanceof z.ZodMiniType && !schema.safeParse(undefined).success

/** 'adjust <usercode> <amount> --account <cash|bonus> --why <text>' */
export function usageOf(name: string, { words, options, kept }: Command): string {
  const needed = Object.entries<unknown>(options.shape).filter(([, schema]) => isNeeded(schema))
  return [
    name,
    ...Object.entries<unknown>(words.shape).map(([word, schema]) => wordOf(word, schema)),
    ...needed.map(([option, schema]) => optionOf(option, schema)),
    ...(asksWhy({ kept }) ? ['--why <text>'] : []),
  ].join(' ')
}

const columns = (rows: readonly (readonly [string, string])[]) => {
  const width = Math.max(0, ...rows.map(([first]) => first.length))
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`)
}

export function help(): Answer {
  const listed = Object.entries(groups).map(([group, commands]) => ({
    group,
    commands: Object.entries(commands).map(([name, command]) => ({
      usage: usageOf(name, command),
      says: command.says,
    })),
  }))
  const rows = columns(listed.flatMap(({ commands }) => commands.map(({ usage, says }) => [usage, says])))
  const text = [line, 'npm run operator -- help <command>    its options']
  for (const { group, commands } of listed) text.push('', group, ...rows.splice(0, commands.length))
  return { text: text.join('\n'), data: listed }
}

export function helpOf(name: string, command: Command): Answer {
  const usage = usageOf(name, command)
  const options: (readonly [string, string])[] = [
    ...Object.entries<unknown>(command.options.shape).map(
      ([option, schema]) => [optionOf(option, schema), command.about[option] ?? ''] as const,
    ),
    ...(asksWhy(command) ? [['--why <text>', whenChanging.why] as const] : []),
    ...(command.kept === 'changes' ? [['--id <text>', whenChanging.id] as const] : []),
    ['--as <name>', everywhere.as],
    ['--json', everywhere.json],
  ]
  const text = [`npm run operator -- ${usage}`, '', command.says, '', ...columns(options)]
  if (command.kept === 'looks') text.push('', 'Your name is stored with what you looked at.')
  return { text: text.join('\n'), data: { usage, says: command.says, options: Object.fromEntries(options) } }
}
