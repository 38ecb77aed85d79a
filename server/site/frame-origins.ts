import type { Env } from '../env.ts'

export function frameOrigins({
  games,
  sports,
  sandbox,
  sandboxUrl,
}: Pick<Env, 'games' | 'sports' | 'sandbox' | 'sandboxUrl'>): string[] {
  const launches = Array.from(games.values(), ({ launch }) => launch?.origin ?? [])
  const books = Object.values(sports).filter((url) => url !== undefined)
  const origins = [...launches.flat(), ...books.map(originOf), ...(sandbox ? [originOf(sandboxUrl)] : [])]
  return [...new Set(origins)]
}

const originOf = (url: string) => new URL(url).origin
