/** The pictures of a game, 3:4: `<image>-<width>.<format>`, by format the widths that there are. */
export const gamePicture = { avif: [240, 480], webp: [480] } as const

/** The pictures of the house's own promotions, `/offers/<name>-<width>.<format>`, are there in each of these. */
export const offerPicture = { widths: [480, 720, 1080], formats: ['avif', 'webp'] } as const
