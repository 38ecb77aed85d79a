import { toWire } from '#contract/money.ts'

/** `text` is for people, `data` for programs (--json). */
export interface Answer {
  text: string
  data: unknown
}

/** An amount that people read as '1,234.56 TRY' and programs as 1234.56. */
export class Money {
  readonly minor: number
  constructor(minor: number) {
    this.minor = minor
  }
  toJSON(): number {
    return toWire(this.minor)
  }
  toString(): string {
    return sayAmount(this.minor)
  }
}

export const money = (minor: number) => new Money(minor)
export const moneyOrNull = (minor: number | null) => (minor === null ? null : money(minor))

const amounts = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** 123456 minor units are '1,234.56 TRY'. */
export const sayAmount = (minor: number) => `${amounts.format(toWire(minor))} TRY`

/** '2026-11-20 12:00', UTC. */
export const sayMoment = (moment: Date) => moment.toISOString().slice(0, 16).replace('T', ' ')

type Cell = string | number | boolean | Date | Money | null
/** One row; the keys are the column heads. */
export type Line = Record<string, Cell>

/** @param nothing the text for a table without rows */
export function table(lines: readonly Line[], nothing = 'There are none.'): Answer {
  const [first] = lines
  if (!first) return { text: nothing, data: [] }
  const heads = Object.keys(first)
  const rows = [heads, ...lines.map((line) => heads.map((head) => wordOf(line[head])))]
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const rightward = heads.map((head) => first[head] instanceof Money)
  const text = rows
    .map((row) =>
      row
        .map((word, column) => {
          const width = widths[column] ?? 0
          return rightward[column] ? word.padStart(width) : word.padEnd(width)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
  return { text, data: lines }
}

export function record(line: Line): Answer {
  const width = Math.max(...Object.keys(line).map((name) => name.length))
  const lines = Object.entries(line).map(([name, value]) => `${name.padEnd(width)}  ${wordOf(value)}`)
  return { text: lines.join('\n'), data: line }
}

export function chapters(named: Record<string, Answer>): Answer {
  const entries = Object.entries(named)
  return {
    text: entries.map(([name, { text }]) => `${name.toUpperCase()}\n${text}`).join('\n\n'),
    data: Object.fromEntries(entries.map(([name, { data }]) => [name, data])),
  }
}

/** On one line and without control characters: players wrote some of it. */
function wordOf(value: Cell | undefined): string {
  const word =
    value instanceof Date
      ? sayMoment(value)
      : typeof value === 'boolean'
        ? value
          ? 'yes'
          : 'no'
        : String(value ?? '-')
  return oneLine(word)
}

export const oneLine = (word: string) => word.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')

/** JSON with control characters escaped, so that a terminal does not obey them. */
export const jsonOf = (data: unknown) =>
  JSON.stringify(data, null, 2).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) =>
    sign === '\n'
      ? sign
      : sign.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )

/** The contract's name of a number, in lower case. */
export function nameIn(numbers: Record<string, number>): (number: number) => string {
  const names = new Map(Object.entries(numbers).map(([name, number]) => [number, name.toLowerCase()]))
  return (number) => names.get(number) ?? String(number)
}
