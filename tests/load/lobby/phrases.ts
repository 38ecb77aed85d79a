import { seededGames } from '#server/seed/games.ts'

/** Number of games to search for, spread over the catalogue. */
const sought = 60

/** What a person types on the way to a name, on a Turkish or an English keyboard; always the same list. */
export function phrases(): string[] {
  const every = Math.floor(seededGames.length / sought)
  return seededGames
    .filter((_, index) => index % every === 0)
    .flatMap(({ name }, index) => {
      const typed = index % 2 === 0 ? name.toLocaleLowerCase('tr') : plain(name)
      const words = typed.split(' ')
      return [typed.slice(0, 1), typed.slice(0, 3), typed, words.at(-1) ?? typed, `${typed} x`]
    })
}

const plain = (name: string) =>
  name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i').toUpperCase()
