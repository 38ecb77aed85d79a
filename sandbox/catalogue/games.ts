import { slotNames } from './slot-names.ts'
import type { studios } from './studios.ts'
import { bingoNames, instantNames, liveNames, tvNames } from './table-names.ts'
import { themes, type Theme } from './themes.ts'

/** Where the platform shows it: the routes below /casino. */
type Lobby = 'slot' | 'live' | 'games' | 'bingo' | 'tvbets'

export interface Game {
  gameCode: string
  name: string
  providerCode: string
  theme: Theme
  lobby: Lobby
}

type Studio = (typeof studios)[number]['code']

interface Offer {
  lobby: Lobby
  names: Partial<Record<Theme, string>>
  studios: readonly [Studio, ...Studio[]]
}

const offers: readonly Offer[] = [
  {
    lobby: 'slot',
    names: slotNames,
    studios: [
      'karanfil',
      'mavi-fener',
      'poyraz',
      'zumrut-makara',
      'nar',
      'bordo-bulut',
      'yakamoz',
      'turna',
      'kuzey-isigi',
    ],
  },
  {
    lobby: 'live',
    names: liveNames,
    studios: ['galata', 'sarnic', 'zumrut-makara', 'yakamoz', 'kuzey-isigi'],
  },
  { lobby: 'games', names: instantNames, studios: ['anka', 'turna', 'nar', 'mavi-fener'] },
  { lobby: 'bingo', names: bingoNames, studios: ['anka', 'karanfil', 'kuzey-isigi'] },
  { lobby: 'tvbets', names: tvNames, studios: ['anka', 'galata', 'bordo-bulut'] },
]

/** 'Işık Yılı' is 'isik-yili'. */
const codeOf = (name: string) =>
  name
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')

/** Round-robin over the studios, across all themes. */
function gamesOf({ lobby, names, studios }: Offer): Game[] {
  const named = themes.flatMap((theme) =>
    (names[theme]?.split(/,\s+/) ?? []).map((name) => ({ theme, name })),
  )
  return named.map(({ theme, name }, turn) => ({
    gameCode: codeOf(name),
    name,
    providerCode: studios[turn % studios.length] ?? studios[0],
    theme,
    lobby,
  }))
}

/** Every game of the studios. Its picture is drawn from theme, studio and code. */
export const games: readonly Game[] = offers.flatMap(gamesOf)
