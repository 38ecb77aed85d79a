/** The two pictures of a promotion, by the end of their names: on its card, and where it is read. */
export const offerPictures = { card: 'card', wide: 'wide' } as const

/** What a browser that knows no better shows. */
const plain = '720.webp'

/** Section 3: the images of a promotion, the second for its dialog. */
export const offerImages = (picture: string): string[] =>
  [offerPictures.card, offerPictures.wide].map((kind) => `/offers/${picture}-${kind}-${plain}`)
