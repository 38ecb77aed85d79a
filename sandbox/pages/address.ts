export interface Address {
  /** The parts of the path after the page's own name, decoded. */
  path: readonly string[]
  query: URLSearchParams
}

const token = /^[\x21-\x7e]{1,200}$/

/** The page is '' if the address cannot be decoded. */
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

/** Where the game sends a player who leaves. Only http(s): a javascript: address would run here. */
export function lobbyIn({ query }: Address): string {
  const said = query.get('lobby') ?? ''
  return /^https?:\/\//.test(said) && URL.canParse(said) ? said : '/'
}
