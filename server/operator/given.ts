import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { money, toMinor } from '#contract/money.ts'
import { NotUnderstood } from './not-done.ts'

export interface Typed {
  command: string
  words: readonly string[]
  options: Readonly<Record<string, string | boolean | undefined>>
  why: string | null
  /** `--id`; null: one is generated. */
  id: string | null
}

const longestWord = 1_000

export const text = z
  .string('is missing')
  .check(z.trim(), z.minLength(1, 'is empty'), z.maxLength(longestWord, `is longer than ${longestWord}`))
export const id = z.pipe(
  z.string('is missing').check(z.regex(/^[1-9]\d{0,14}$/, 'is not an id')),
  z.transform(Number),
)
export const usercode = z.string('is missing').check(z.regex(/^\d{8,15}$/, 'is not a usercode'))
export const reference = z.pipe(
  z.string('is missing').check(z.trim(), z.toLowerCase()),
  z.uuid('is not a reference'),
)
export const day = z.iso.date('is not a day: write 2026-11-20')
export const take = z.pipe(
  z._default(z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'is not a number from 1 to 9999')), '50'),
  z.transform(Number),
)
export const lastDays = (most: number) =>
  z.pipe(
    z._default(
      z
        .string()
        .check(
          z.refine(
            (typed) => /^[1-9]\d?$/.test(typed) && Number(typed) <= most,
            `is not a number from 1 to ${most}`,
          ),
        ),
      '7',
    ),
    z.transform(Number),
  )
/** Typed from 1, read from 0. */
export const shard = z.pipe(
  z.string('is missing').check(z.regex(/^[1-9]\d?$/, 'is not the number of a shard')),
  z.transform((typed) => Number(typed) - 1),
)
export const flag = z._default(z.boolean(), false)
export const nothing = z.object({})

/** Replaces the minus of negative numbers before parsing: they would be read as options. */
export const minus = '−'
const written = /^−?\d{1,12}(?:\.\d{1,2})?$/

/** Typed in lira, read as minor units; never 0. */
export const amount = z.pipe(
  z.pipe(
    z.string('is missing').check(z.regex(written, 'is not an amount: write 1234.56')),
    z.transform((typed) => Number(typed.replace(minus, '-'))),
  ),
  z.pipe(
    money.check(z.refine((wire) => wire !== 0, 'is 0')),
    z.transform((wire) => toMinor(wire)),
  ),
)

/** A file's text; `-` is standard input. */
export const file = z.pipe(
  z.string('is missing'),
  z.transform((path, context) => {
    try {
      return readFileSync(path === '-' ? 0 : path, 'utf8').replace(/^\uFEFF/, '')
    } catch {
      context.issues.push({ code: 'custom', message: 'cannot be read', input: path })
      return z.NEVER
    }
  }),
)

/** How often a word may be given. */
export function countOf(schema: unknown): 'one' | 'perhaps one' | 'many' {
  if (schema instanceof z.ZodMiniArray) return 'many'
  return schema instanceof z.ZodMiniOptional ? 'perhaps one' : 'one'
}

/** Throws NotUnderstood with the first fault. */
export function readTyped<Words extends z.ZodMiniObject, Options extends z.ZodMiniObject>(
  words: Words,
  options: Options,
  typed: Pick<Typed, 'words' | 'options'>,
): z.output<Words> & z.output<Options> {
  const shape = Object.entries<unknown>(words.shape)
  const named = Object.fromEntries(
    shape.map(([name, schema], place) => [
      name,
      countOf(schema) === 'many' ? typed.words.slice(place) : typed.words[place],
    ]),
  )
  const open = shape.some(([, schema]) => countOf(schema) === 'many')
  const surplus = typed.words[shape.length]
  if (!open && surplus !== undefined)
    throw new NotUnderstood(`${surplus} is one word too many: put a text with spaces in quotes`)
  const read = words.safeParse(named)
  if (!read.success) throw new NotUnderstood(complaint(read.error, (name) => `<${name}>`, named))
  const chosen = options.safeParse(typed.options)
  if (!chosen.success) throw new NotUnderstood(complaint(chosen.error, (name) => `--${name}`, typed.options))
  return { ...read.data, ...chosen.data }
}

function complaint(
  error: z.core.$ZodError,
  say: (name: string) => string,
  given: Readonly<Record<string, unknown>>,
): string {
  const [issue] = error.issues
  const [name = ''] = issue?.path ?? []
  const value = given[String(name)]
  const place = issue?.path[1]
  const word = Array.isArray(value) && typeof place === 'number' ? String(value[place]) : value
  const shown = typeof word === 'string' ? `${say(String(name))} ${word}` : say(String(name))
  return `${shown} ${issue?.message ?? 'cannot be read'}`
}

export const jsonFile = z.pipe(
  file,
  z.transform((content: string, context): unknown => {
    try {
      return JSON.parse(content)
    } catch (error) {
      const message = `holds no JSON: ${error instanceof Error ? error.message : String(error)}`
      context.issues.push({ code: 'custom', message, input: content })
      return z.NEVER
    }
  }),
)
