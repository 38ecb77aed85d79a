import type { Locale } from '../locale.ts'
import { filesOf, type Built } from './built.ts'

const route = /^src\/routes\/(.+)\.tsx\?tsr-split=/

/** What every page asks for at once; a browser that knew of it only by the scripts before it would ask one wave later. */
const always = (locale: Locale) => [
  `src/words/locales/${locale}/messages.po`,
  'src/http/call.ts',
  'src/flows/language/language.provide.ts',
  'src/flows/site/frame.ts',
]
const ofPlayers = [
  'src/session/parse-session.ts',
  'src/flows/site/player-flows.ts',
  'src/shell/profile-area.tsx',
]

/** Paths of the scripts that a player needs on every page, besides those of everybody. */
export const playersFiles = ({ chunks, first }: Pick<Built, 'chunks' | 'first'>): string[] =>
  filesOf(chunks, ofPlayers).filter((file) => !first.includes(file))

/** Paths of the scripts that the page of an address needs besides those of every page. */
export function routeFiles({ chunks, first }: Pick<Built, 'chunks' | 'first'>) {
  const routes = Object.keys(chunks).flatMap((key) => {
    const name = route.exec(key)?.[1]
    return name === undefined ? [] : [{ key, name }]
  })
  return (path: string, locale: Locale): string[] => {
    const names = routes.map(({ name }) => name).filter((name) => isAt(name, path))
    const shown = routes.filter(({ name }) =>
      names.some((fitting) => fitting === name || fitting.startsWith(`${name}.`)),
    )
    const keys = [...shown.map(({ key }) => key), ...always(locale)]
    if (path.startsWith('/dashboard')) keys.push(...ofPlayers)
    return filesOf(chunks, keys).filter((file) => !first.includes(file))
  }
}

/** Whether the address is that of a file of src/routes: a dot is a slash, `$` one word, and a trailing `_` leaves the layout above. */
function isAt(name: string, path: string): boolean {
  const words = path.split('/').filter(Boolean)
  const parts = name.split('.').filter((part) => part !== 'index')
  return (
    parts.length === words.length &&
    parts.every((part, place) => part.startsWith('$') || part.replace(/_$/, '') === words[place])
  )
}
