import * as z from 'zod/mini'

/** Environment variable: the replays take pictures of states, in rounds. */
export const picturesVariable = 'PICTURES'

const missing = z.object({ flow: z.string(), state: z.string(), language: z.enum(['tr', 'en']) })
const order = z.object({
  /** From 0. Later ones go other ways. */
  round: z.number(),
  /** What the rounds before have not got. */
  missing: z.array(missing),
})

export type PictureOrder = z.infer<typeof order>
export type MissingPicture = PictureOrder['missing'][number]

/** Null: no pictures are taken. */
export function pictureOrder(): PictureOrder | null {
  const said = process.env[picturesVariable]
  return said ? order.parse(JSON.parse(said)) : null
}
