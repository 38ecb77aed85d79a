import type { GameProvider } from '../../seamless/game-call.ts'

export interface SeedProvider {
  code: string
  name: string
  /** Whose words its games speak. */
  wallet: GameProvider
  /** What the provider calls the studio's line of games. */
  productId: number
}

const studio = (code: string, name: string, wallet: GameProvider, productId: number): SeedProvider => ({
  code,
  name,
  wallet,
  productId,
})

/** Invented studios; between them they speak the words of all seven wallets. */
export const providers = [
  studio('anka', 'Anka Play', 'dt', 11),
  studio('karanfil', 'Karanfil Oyun', 'dt', 12),
  studio('mavi-fener', 'Mavi Fener', 'pragmatic', 21),
  studio('sarnic', 'Sarnıç Live', 'pragmatic', 22),
  studio('poyraz', 'Poyraz Studio', 'em', 31),
  studio('galata', 'Galata Live', 'em', 32),
  studio('zumrut-makara', 'Zümrüt Makara', 'amusnet', 41),
  studio('nar', 'Nar Games', 'egt', 51),
  studio('bordo-bulut', 'Bordo Bulut', 'egt', 52),
  studio('yakamoz', 'Yakamoz', 'hub88', 61),
  studio('turna', 'Turna Reels', 'hub88', 62),
  studio('kuzey-isigi', 'Kuzey Işığı', 'softgamings', 71),
] as const
