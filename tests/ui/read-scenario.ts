import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export const pathOf = (path: string) => join(root, path)
export const read = (path: string) => readFileSync(pathOf(path), 'utf8')

/** As it is written, and not as the beginning or the end of a longer word or number. */
export function has(text: string, quoted: string): boolean {
  const before = /^\w/.test(quoted) ? String.raw`(?<!\w)` : ''
  const after = /\w$/.test(quoted) ? String.raw`(?![\w]|\.\d)` : ''
  return new RegExp(before + RegExp.escape(quoted) + after).test(text)
}

export const isReplay = (path: string) => path.endsWith('.replay.ts')

/** The replay of this flow, with what its hands do where they are in a file of their own; empty where it is of another. */
export function replayOf(path: string, flow: string): string {
  const text = read(path)
  if (!text.includes(`>('${flow}'`)) return ''
  const hands = path.replace('.replay.', '.hands.')
  return existsSync(pathOf(hands)) ? text + read(hands) : text
}

const beginning = /^( *)(?:await )?(?:test\.step|(?:test|it)(?:\.each)?)\(/gm

interface Block {
  from: number
  to: number
}

/** Every test and every step of a file that is laid out as the formatter does it. */
function blocksOf(text: string): Block[] {
  return Array.from(text.matchAll(beginning), ({ index, 1: indent = '' }) => {
    const end = new RegExp(`^${indent}\\}?\\)$`, 'gm')
    end.lastIndex = index
    return { from: index, to: end.exec(text) ? end.lastIndex : text.length }
  })
}

export interface Scenario {
  /** The test or the step itself. */
  own: string
  /** What the file has beside its tests: what they share. */
  shared: string
}

/** The innermost test or step whose title has these words; null where there is none. */
export function scenarioOf(text: string, words: string): Scenario | null {
  const blocks = blocksOf(text)
  const titled = ({ from }: Block) => {
    const at = text.indexOf(words, from)
    // Words of the body are no title.
    return at >= 0 && !text.slice(from, at).includes('=>')
  }
  const own = blocks.findLast(titled)
  if (!own) return null
  const outer = blocks.filter((each) => !blocks.some(({ from, to }) => from < each.from && to >= each.to))
  const shared = outer.reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text)
  return { own: text.slice(own.from, own.to), shared }
}
