/** Query parameters by lower-case name; of a repeated name the first counts. */
export type Query = ReadonlyMap<string, string>

export function readQuery(url: string): Query {
  const query = new Map<string, string>()
  const start = url.indexOf('?')
  if (start === -1) return query
  for (const [name, value] of new URLSearchParams(url.slice(start + 1))) {
    const key = name.toLowerCase()
    if (!query.has(key)) query.set(key, value)
  }
  return query
}
