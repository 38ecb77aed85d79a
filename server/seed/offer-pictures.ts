import { offerPictures } from '#contract/picture.ts'

/** The fallback for old browsers. */
const plain = '720.webp'

/** Section 3: the images of a promotion, the second for its dialog. */
export const offerImages = (picture: string): string[] =>
  [offerPictures.card, offerPictures.wide].map((kind) => `/offers/${picture}-${kind}-${plain}`)
