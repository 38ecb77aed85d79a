/** Ends of the file names: for the card, and for the dialog. */
export const offerPictures = { card: 'card', wide: 'wide' } as const

/** The fallback for old browsers. */
const plain = '720.webp'

/** Section 3: the images of a promotion, the second for its dialog. */
export const offerImages = (picture: string): string[] =>
  [offerPictures.card, offerPictures.wide].map((kind) => `/offers/${picture}-${kind}-${plain}`)
