import { isPlayers } from '#contract/first-screen.ts'
import type { Locale } from '#contract/locale.ts'
import { filesOf, type Built } from './built.ts'

const route = /^src\/routes\/(.+)\.tsx\?tsr-split=/

/** Files of every page; through the scripts before them the browser would find them one round trip later. */
const always = (locale: Locale) => [`src/words/locales/${locale}/messages.po`]
/** What asks the server; a first screen brings the answers instead. */
const asking = ['src/http/call.ts']
/** In the header. */
const shownToPlayers = ['src/shell/profile-area.tsx']
const ofPlayersPages = [...shownToPlayers, ...asking, 'src/flows/site/player-flows.ts']

const besides =
  (keys: readonly string[]) =>
  ({ chunks, first }: Pick<Built, 'chunks' | 'first'>): string[] =>
    filesOf(chunks, keys).filter((file) => !first.includes(file))

/** Scripts that a player needs with a first screen, besides those of everybody. */
export const playersFiles = besides(shownToPlayers)

/** Scripts that a page needs besides, if its document has no first screen. */
export const askingFiles = besides(asking)

/** Scripts of a path, besides those of every page. */
export function routeFiles({ chunks, first }: Pick<Built, 'chunks' | 'first'>) {
  const routes = Object.keys(chunks).flatMap((key) => {
    const name = route.exec(key)?.[1]
    return name === undefined ? [] : [{ key, name, words: wordsOf(name) }]
  })
  /** By the modules that are shown, so its size is bounded by the number of routes. */
  const known = new Map<string, string[]>()
  return (path: string, locale: Locale): readonly string[] => {
    const asked = path.split('/').filter(Boolean)
    const names = routes.filter(({ words }) => isAt(words, asked)).map(({ name }) => name)
    const shown = routes.filter(({ name }) =>
      names.some((fitting) => fitting === name || fitting.startsWith(`${name}.`)),
    )
    const keys = [...shown.map(({ key }) => key), ...always(locale)]
    if (isPlayers(path)) keys.push(...ofPlayersPages)
    const key = keys.join(' ')
    const files = known.get(key) ?? besides(keys)({ chunks, first })
    known.set(key, files)
    return files
  }
}

/** Names of files in src/routes: a dot is a slash, and a trailing `_` leaves the layout above. */
const wordsOf = (name: string) =>
  name
    .split('.')
    .filter((word) => word !== 'index')
    .map((word) => word.replace(/_$/, ''))

/** `$` stands for one word. */
const isAt = (words: readonly string[], asked: readonly string[]) =>
  words.length === asked.length && words.every((word, place) => word.startsWith('$') || word === asked[place])
