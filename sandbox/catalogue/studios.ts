import type { GameProvider } from '#sandbox/contract/provider.ts'

interface Studio {
  code: string
  name: string
  /** The provider whose format its games speak. */
  system: GameProvider
  /** The provider's id for the studio. */
  productId: number
}

/** Invented studios; together they use every provider. */
export const studios = [
  { code: 'anka', name: 'Anka Play', system: 'dt', productId: 11 },
  { code: 'karanfil', name: 'Karanfil Oyun', system: 'dt', productId: 12 },
  { code: 'mavi-fener', name: 'Mavi Fener', system: 'pragmatic', productId: 21 },
  { code: 'sarnic', name: 'Sarnıç Live', system: 'pragmatic', productId: 22 },
  { code: 'poyraz', name: 'Poyraz Studio', system: 'em', productId: 31 },
  { code: 'galata', name: 'Galata Live', system: 'em', productId: 32 },
  { code: 'zumrut-makara', name: 'Zümrüt Makara', system: 'amusnet', productId: 41 },
  { code: 'nar', name: 'Nar Games', system: 'egt', productId: 51 },
  { code: 'bordo-bulut', name: 'Bordo Bulut', system: 'egt', productId: 52 },
  { code: 'yakamoz', name: 'Yakamoz', system: 'hub88', productId: 61 },
  { code: 'turna', name: 'Turna Reels', system: 'hub88', productId: 62 },
  { code: 'kuzey-isigi', name: 'Kuzey Işığı', system: 'softgamings', productId: 71 },
] as const satisfies Studio[]
