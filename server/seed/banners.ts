import { bannerWidths } from '#contract/picture.ts'

export const bannerOf = (picture: string): string[] =>
  bannerWidths.map((width) => `/banners/${picture}-${width}.avif`)
