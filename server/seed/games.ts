import type { providers } from './games/providers.ts'
import { slotNames } from './games/slot-names.ts'
import { bingoNames, instantNames, liveNames, tvNames } from './games/table-names.ts'
import { themes, type Theme } from './games/themes.ts'

/** Section 2: the routes below /casino. */
export type Lobby = 'slot' | 'live' | 'games' | 'bingo' | 'tvbets'

export interface SeedGame {
  gameCode: string
  name: string
  providerCode: string
  theme: Theme
  lobby: Lobby
  live: boolean
}

type Studio = (typeof providers)[number]['code']

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
function gamesOf({ lobby, names, studios }: Offer): SeedGame[] {
  const games = themes.flatMap((theme) =>
    (names[theme]?.split(/,\s+/) ?? []).map((name) => ({ theme, name })),
  )
  return games.map(({ theme, name }, turn) => ({
    gameCode: codeOf(name),
    name,
    providerCode: studios[turn % studios.length] ?? studios[0],
    theme,
    lobby,
    live: lobby === 'live',
  }))
}

/** Games of an empty platform. The picture of a game is drawn from theme, provider and code. */
export const seededGames: readonly SeedGame[] = offers.flatMap(gamesOf)
