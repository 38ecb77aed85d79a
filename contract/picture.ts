/** Pictures of a game, 3:4: `<image>-<width>.<format>`; widths by format. */
export const gamePicture = { avif: [240, 480], webp: [480] } as const

/** Pictures of our own promotions: `/offers/<name>-<width>.<format>`, in every combination. */
export const offerPicture = { widths: [480, 720, 1080], formats: ['avif', 'webp'] } as const
/** The two pictures of a promotion: of its card, and of its dialog. */
export const offerPictures = { card: 'card', wide: 'wide' } as const

/** Widths of a slide: the default, from 992 px on, from 1200 px on (section 3). */
export const bannerWidths = [800, 1200, 1600] as const

/** Widths of the popup's picture (section 3): default, wide, medium. All have the same height. */
export const popupWidths = [640, 1280, 1024] as const
