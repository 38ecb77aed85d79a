/** Pictures of a game, 3:4: `<image>-<width>.<format>`; widths by format. */
export const gamePicture = { avif: [240, 480], webp: [480] } as const

/** Pictures of our own promotions: `/offers/<name>-<width>.<format>`, in every combination. */
export const offerPicture = { widths: [480, 720, 1080], formats: ['avif', 'webp'] } as const
