import type { Json } from './json.ts'

const widest = 100
const isBare = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key)

export const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

export const keyed = (key: string, value: string): string => `${isBare(key) ? key : quoted(key)}: ${value}`

export function gathered(
  [open, close]: readonly [string, string],
  items: readonly string[],
  indent: string,
): string {
  if (items.length === 0) return `${open}${close}`
  const space = open === '{' ? ' ' : ''
  const short = `${open}${space}${items.join(', ')}${space}${close}`
  if (!short.includes('\n') && short.length + indent.length <= widest) return short
  const inner = `${indent}  `
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`
}

export function literal(value: Json, indent = ''): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  if (Array.isArray(value))
    return gathered(
      ['[', ']'],
      value.map((item) => literal(item, inner)),
      indent,
    )
  return gathered(
    ['{', '}'],
    Object.entries(value).map(([key, item]) => keyed(key, literal(item, inner))),
    indent,
  )
}
