import { seededGames } from '#server/seed/games.ts'

/** So many games are looked for, spread over the whole catalogue. */
const sought = 60

/** What somebody types on the way to a name, as a Turkish keyboard or an English one writes it; always the same list. */
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
