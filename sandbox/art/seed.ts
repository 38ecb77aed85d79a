/** A number between 0 and 1 at each call; the same word gives the same numbers for ever. */
export type Chance = () => number

/** FNV-1a, then mulberry32: both fit in a line of the language and need no library. */
export function chanceOf(word: string): Chance {
  let state = 0x811c9dc5
  for (const letter of word) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Any of a list that is not empty. */
export function any<Kind>(chance: Chance, list: readonly Kind[]): Kind {
  const found = list[Math.floor(chance() * list.length)]
  if (found === undefined) throw new Error('The list to choose from is empty')
  return found
}

export const between = (chance: Chance, least: number, most: number): number =>
  least + chance() * (most - least)
