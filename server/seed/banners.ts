/** Of a slide: the default, from 992 px on, from 1200 px on (section 3). */
export const bannerWidths = [800, 1200, 1600] as const

export const bannerOf = (picture: string): string[] =>
  bannerWidths.map((width) => `/banners/${picture}-${width}.avif`)
