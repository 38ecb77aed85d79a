import type { Locale } from '#contract/locale.ts'
import type { OfferedGame } from './catalogue.seed.ts'
import type { Lobby } from './games.ts'

interface SeedCategory {
  slug: string
  /** Null: it is a whole lobby. */
  lobby: Lobby | null
  name: Record<Locale, string>
  holds: (game: OfferedGame) => boolean
}

const popular = 9_450

function lobby(slug: Lobby, name: Record<Locale, string>): SeedCategory {
  return { slug, lobby: null, name, holds: (game) => game.lobby === slug }
}

function part(
  of: Lobby,
  slug: string,
  name: Record<Locale, string>,
  holds: SeedCategory['holds'],
): SeedCategory {
  return { slug, lobby: of, name, holds: (game) => game.lobby === of && holds(game) }
}

const shows =
  (...themes: string[]) =>
  ({ theme }: OfferedGame) =>
    themes.includes(theme)

/** In the order of the lobbies and their filters; those of the live casino are in section 2. */
export const gameCategories: readonly SeedCategory[] = [
  lobby('slot', { tr: 'Tüm Slotlar', en: 'All Slots' }),
  part('slot', 'popular', { tr: 'Popüler', en: 'Popular' }, (game) => game.popularity >= popular),
  part('slot', 'new', { tr: 'Yeni', en: 'New' }, (game) => game.isNew),
  part('slot', 'jackpot', { tr: 'Jackpot', en: 'Jackpots' }, (game) => game.jackpot),
  part('slot', 'classics', { tr: 'Klasikler', en: 'Classics' }, shows('fruit', 'gems')),
  part(
    'slot',
    'adventure',
    { tr: 'Macera', en: 'Adventure' },
    shows('pyramids', 'pirates', 'vikings', 'jungle', 'west'),
  ),
  part('slot', 'waters', { tr: 'Deniz ve Balık', en: 'Sea and Fishing' }, shows('sea', 'fishing')),
  part('slot', 'fantasy', { tr: 'Fantastik', en: 'Fantasy' }, shows('dragons', 'magic', 'space')),
  part(
    'slot',
    'cheerful',
    { tr: 'Neşeli', en: 'Cheerful' },
    shows('sweets', 'farm', 'music', 'sports', 'tulips'),
  ),
  lobby('live', { tr: 'Tümü', en: 'All' }),
  part('live', 'roulette', { tr: 'Rulet', en: 'Roulette' }, shows('roulette')),
  part('live', 'blackjack', { tr: 'Blackjack', en: 'Blackjack' }, shows('blackjack')),
  part('live', 'poker', { tr: 'Poker', en: 'Poker' }, shows('poker')),
  part('live', 'baccarat', { tr: 'Bakara', en: 'Baccarat' }, shows('baccarat')),
  part('live', 'dealer', { tr: 'Krupiye', en: 'Dealer' }, shows('dealer')),
  lobby('games', { tr: 'Tüm Oyunlar', en: 'All Games' }),
  part(
    'games',
    'virtual',
    { tr: 'Sanal Yarış ve Spor', en: 'Virtual Racing and Sports' },
    shows('race', 'sports'),
  ),
  part('games', 'crash', { tr: 'Crash Oyunları', en: 'Crash Games' }, shows('crash')),
  part(
    'games',
    'instant',
    { tr: 'Zar, Kart ve Çark', en: 'Dice, Cards and Wheels' },
    shows('dice', 'cards', 'wheel'),
  ),
  lobby('bingo', { tr: 'Tüm Bingo Oyunları', en: 'All Bingo Games' }),
  part('bingo', 'bingo-halls', { tr: 'Tombala ve Bingo', en: 'Bingo Halls' }, shows('bingo')),
  part('bingo', 'keno', { tr: 'Keno', en: 'Keno' }, shows('keno')),
  part('bingo', 'lottery', { tr: 'Çekilişler', en: 'Lotteries' }, shows('lottery')),
  lobby('tvbets', { tr: 'Tüm TV Oyunları', en: 'All TV Games' }),
  part('tvbets', 'tv-draws', { tr: 'TV Çekilişleri', en: 'TV Draws' }, shows('lottery', 'keno', 'dice')),
  part('tvbets', 'tv-studio', { tr: 'Stüdyo', en: 'Studio' }, shows('wheel', 'cards')),
]
