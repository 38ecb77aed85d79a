export interface Token {
  name: string
  value: string
}

export const kinds = ['colour', 'type', 'space', 'radius', 'measure', 'motion'] as const
export type TokenKind = (typeof kinds)[number]

export function readTokens(css: string): Token[] {
  return Array.from(css.matchAll(/^ {2}--([\w-]+):\s*([^;]+);/gm), ([, name = '', value = '']) => ({
    name,
    value: value.replaceAll(/\s+/g, ' ').trim(),
  }))
}

const isNamed = ({ name }: Token, ...beginnings: string[]) =>
  beginnings.some((beginning) => name.startsWith(beginning))

export function kindOf(token: Token): TokenKind {
  if (token.value.startsWith('light-dark(')) return 'colour'
  if (isNamed(token, 'family', 'size-', 'weight-')) return 'type'
  if (isNamed(token, 'space-')) return 'space'
  if (isNamed(token, 'radius-')) return 'radius'
  return /^[\d.]+m?s$/.test(token.value) || isNamed(token, 'ease') ? 'motion' : 'measure'
}
