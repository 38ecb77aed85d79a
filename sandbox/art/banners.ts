import type { BannerScene } from './banner.ts'

/** One for each slide of the seeded house. */
export const bannerScenes: readonly BannerScene[] = [
  {
    picture: 'welcome',
    providerCode: 'anka',
    ornament: 'petals',
    cast: [
      ['tulips', 'flamed'],
      ['cards', 'crown'],
      ['gems', 'topaz'],
    ],
  },
  {
    picture: 'match',
    providerCode: 'poyraz',
    ornament: 'confetti',
    cast: [
      ['sports', 'football'],
      ['sports', 'basketball'],
      ['sports', 'racket'],
    ],
  },
  {
    picture: 'tables',
    providerCode: 'bordo-bulut',
    ornament: 'suits',
    cast: [
      ['poker', 'royal'],
      ['poker', 'tower'],
      ['dice', 'golden'],
    ],
  },
  {
    picture: 'popular',
    providerCode: 'karanfil',
    ornament: 'petals',
    cast: [
      ['tulips', 'bouquet'],
      ['fruit', 'cherries'],
      ['gems', 'diamond'],
    ],
  },
  {
    picture: 'jackpot',
    providerCode: 'sarnic',
    ornament: 'coins',
    cast: [
      ['fruit', 'bell'],
      ['gems', 'ruby'],
      ['gems', 'emerald'],
    ],
  },
  {
    picture: 'new',
    providerCode: 'kuzey-isigi',
    ornament: 'gems',
    cast: [
      ['dragons', 'ice'],
      ['sea', 'pearl'],
      ['space', 'rocket'],
    ],
  },
  {
    picture: 'roulette',
    providerCode: 'bordo-bulut',
    ornament: 'suits',
    cast: [
      ['roulette', 'tilted'],
      ['roulette', 'stakes'],
      ['roulette', 'bet'],
    ],
  },
  {
    picture: 'blackjack',
    providerCode: 'zumrut-makara',
    ornament: 'suits',
    cast: [
      ['blackjack', 'twentyOne'],
      ['blackjack', 'bank'],
      ['roulette', 'stakes'],
    ],
  },
  {
    picture: 'baccarat',
    providerCode: 'galata',
    ornament: 'petals',
    cast: [
      ['baccarat', 'bothHands'],
      ['baccarat', 'lantern'],
      ['baccarat', 'jadeFan'],
    ],
  },
  {
    picture: 'crash',
    providerCode: 'mavi-fener',
    ornament: 'motes',
    cast: [
      ['crash', 'scarlet'],
      ['crash', 'balloon'],
      ['crash', 'parachute'],
    ],
  },
  {
    picture: 'race',
    providerCode: 'poyraz',
    ornament: 'confetti',
    cast: [
      ['race', 'bay'],
      ['race', 'formula'],
      ['race', 'trophy'],
    ],
  },
  {
    picture: 'bingo',
    providerCode: 'turna',
    ornament: 'confetti',
    cast: [
      ['bingo', 'cage'],
      ['bingo', 'ticket'],
      ['bingo', 'threeBalls'],
    ],
  },
  {
    picture: 'lottery',
    providerCode: 'nar',
    ornament: 'coins',
    cast: [
      ['lottery', 'globe'],
      ['lottery', 'scratch'],
      ['lottery', 'gift'],
    ],
  },
  {
    picture: 'studio',
    providerCode: 'yakamoz',
    ornament: 'confetti',
    cast: [
      ['wheel', 'crowned'],
      ['cards', 'fan'],
      ['dice', 'golden'],
    ],
  },
  {
    picture: 'draws',
    providerCode: 'anka',
    ornament: 'motes',
    cast: [
      ['keno', 'tube'],
      ['keno', 'mosaic'],
      ['keno', 'cluster'],
    ],
  },
]
