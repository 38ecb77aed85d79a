import type { Env } from '../env.ts'

export function frameOrigins({
  launches,
  sports,
  sandbox,
  sandboxUrl,
}: Pick<Env, 'launches' | 'sports' | 'sandbox' | 'sandboxUrl'>): string[] {
  const games = Object.values(launches.places).map(({ origin }) => origin)
  const books = Object.values(sports).filter((url) => url !== undefined)
  const origins = [...games, ...books.map(originOf), ...(sandbox ? [originOf(sandboxUrl)] : [])]
  return [...new Set(origins)]
}

const originOf = (url: string) => new URL(url).origin
