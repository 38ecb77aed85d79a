import type { BannerScene } from './banner.ts'

/** One for each promotion of the seeded house. */
export const offerScenes: readonly BannerScene[] = [
  {
    picture: 'trial',
    providerCode: 'anka',
    ornament: 'confetti',
    cast: [
      ['lottery', 'gift'],
      ['tulips', 'golden'],
      ['gems', 'diamond'],
    ],
  },
  {
    picture: 'first-deposit',
    providerCode: 'karanfil',
    ornament: 'coins',
    cast: [
      ['cards', 'hoard'],
      ['gems', 'ruby'],
      ['cards', 'crown'],
    ],
  },
  {
    picture: 'crypto-deposit',
    providerCode: 'mavi-fener',
    ornament: 'coins',
    cast: [
      ['space', 'rocket'],
      ['gems', 'sapphire'],
      ['space', 'satellite'],
    ],
  },
  {
    picture: 'loss-discount',
    providerCode: 'nar',
    ornament: 'petals',
    cast: [
      ['lottery', 'clover'],
      ['race', 'horseshoe'],
      ['fruit', 'pomegranate'],
    ],
  },
]
