export interface Address {
  /** The parts of the path after the page's own name, decoded. */
  path: readonly string[]
  query: URLSearchParams
}

/** What a token of a game or a book can be written with, and how long it may be. */
const token = /^[\x21-\x7e]{1,200}$/

/** An address, taken apart: which page it names, and what that is told. The page is '' where no page can be meant. */
export function readAddress(href: string): { page: string; address: Address } {
  const { pathname, searchParams: query } = new URL(href)
  const [page = '', ...path] = decoded(pathname.split('/').filter(Boolean)) ?? []
  return { page, address: { path, query } }
}

function decoded(parts: readonly string[]): string[] | null {
  try {
    return parts.map((part) => decodeURIComponent(part))
  } catch {
    return null
  }
}

export function tokenIn({ query }: Address): string | null {
  const said = query.get('token') ?? ''
  return token.test(said) ? said : null
}

/** Where a player goes who leaves a game; the root, where that is no page that a browser may be sent to. */
export function lobbyIn({ query }: Address): string {
  const said = query.get('lobby') ?? ''
  return /^https?:\/\//.test(said) && URL.canParse(said) ? said : '/'
}
