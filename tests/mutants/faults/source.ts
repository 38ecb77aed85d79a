import { parseSync, type ESTree } from 'vite'

/** A mistake in one place of a source text. */
export interface Edit {
  kind: string
  mistake: string
  start: number
  end: number
  to: string
}

export interface Source {
  text: string
  program: ESTree.Program
  of: (node: ESTree.Span) => string
}

export function sourceOf(file: string, text: string): Source {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  return { text, program, of: ({ start, end }) => text.slice(start, end) }
}

export const isIn = (inner: ESTree.Span, outer: ESTree.Span) =>
  inner.start >= outer.start && inner.end <= outer.end

export function keyOf({ key }: { key: ESTree.Node }): string {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : ''
}
