import type { headsTr } from './heads.tr.ts'

export const headsEn: typeof headsTr = {
  home: {
    title: 'Sports betting, casino and live casino',
    description:
      'Sports betting, slots and live tables in one account with one wallet. Sign up and play everywhere with the same balance.',
  },
  slot: {
    title: 'Casino',
    description:
      'Hundreds of slots: choose by category or provider, search by name, play with the same balance.',
  },
  live: {
    title: 'Live Casino',
    description: 'Live roulette, blackjack, poker and baccarat tables with real dealers, at any hour.',
  },
  games: {
    title: 'Virtual Games',
    description: 'Crash games, virtual sports and fast games whose rounds are over within minutes.',
  },
  bingo: {
    title: 'Bingo',
    description: 'Bingo rooms and draws: choose your card and wait for the numbers together.',
  },
  tvbets: {
    title: 'TV Games',
    description: 'Draws and table games broadcast live from the studio, a new round every few minutes.',
  },
  aviator: {
    title: 'Aviator',
    description:
      'The plane climbs and so does the multiplier: cash out before it flies away. Every round can be verified afterwards.',
  },
  sports: {
    title: 'Sports',
    description: 'Pre-match bets and current odds on football, basketball, tennis and more.',
  },
  liveSports: {
    title: 'Live Betting',
    description: 'Bet on matches while they are played, at odds that change by the second.',
  },
  esports: {
    title: 'E-Sports',
    description: 'Pre-match and live bets on e-sports tournaments.',
  },
  promotions: {
    title: 'Promotions',
    description: 'Current bonuses and promotions, and how to take part.',
  },
}
