import type { studios } from '../catalogue/studios.ts'
import { any, chanceOf } from './seed.ts'

/** The air of a provider's pictures: the sky from above to the horizon, the one light, the shade, two accents. */
export interface Palette {
  sky: readonly [high: string, middle: string, low: string]
  glow: string
  light: string
  ink: string
  accent: string
  second: string
}

/** From the sky's height to the second accent, in the order above. */
function palette(colours: string): Palette {
  const [high = '', middle = '', low = '', glow = '', light = '', ink = '', accent = '', second = ''] =
    colours.split(' ')
  return { sky: [high, middle, low], glow, light, ink, accent, second }
}

type Provider = (typeof studios)[number]['code']

/** By the code of the provider: theirs for ever. */
const palettes = {
  anka: palette('#0b2a30 #1c5a58 #e9a648 #ffd98a #fff1cf #061619 #f4b63f #d8434b'),
  'bordo-bulut': palette('#2c0612 #7c1227 #e2553f #ffb46d #ffe9d2 #190309 #f6c56a #3ea38f'),
  'zumrut-makara': palette('#03231d #0d6248 #7dca83 #f4eda4 #fbffe0 #02130f #f2cf57 #e2563f'),
  yakamoz: palette('#05202d #0c6072 #ff8f6a #ffd0a6 #fff0e0 #03141c #ff8a63 #f5d36a'),
  galata: palette('#33150c #9a431f #f6ac5d #ffe2a0 #fff3d4 #1f0b05 #ffcf5c #3f9f9a'),
  sarnic: palette('#0d0e13 #2a2931 #8a6d36 #f6d17c #fff2cf #050507 #f2c65a #b8323e'),
  karanfil: palette('#2d0f22 #8d2f55 #f79d86 #ffe0bd #fff2e6 #1a0713 #ffc37a #6fc7b3'),
  'kuzey-isigi': palette('#0a2136 #2a7097 #bfe9ea #fff2cf #ffffff #05121f #ffb95c #f0656a'),
  poyraz: palette('#161d08 #4d6519 #d0cd58 #fff3a6 #fffde0 #0b0f03 #f3b83a #d9503a'),
  turna: palette('#20102a #593160 #86d4b2 #e4ffe0 #fbfff2 #120818 #8fe0bd #ffba63'),
  'mavi-fener': palette('#0a163f #1d4f9f #ff9d52 #ffd79c #fff1dc #050b22 #ffa24a #62cfd6'),
  nar: palette('#053130 #0f8f89 #ffd56f #fff2bd #fffbe6 #021c1c #ffcd57 #ee5f7c'),
} satisfies Record<Provider, Palette>

const known: ReadonlyMap<string, Palette> = new Map(Object.entries(palettes))

/** Another provider gets one of them, by its code. */
export const paletteOf = (providerCode: string): Palette =>
  known.get(providerCode) ?? any(chanceOf(providerCode), Object.values(palettes))
