import * as z from 'zod/mini'
import { ownPlace, shown, slug, titles, unlessEmpty } from './fields.ts'
import { kindOf } from './kind.ts'
import { allVideos, writeVideo } from './video.store.ts'

/** The banner of a lobby, by its slug; it replaces the slider there. */
const video = z.strictObject({
  slug,
  active: shown,
  url: ownPlace,
  /** Shown until the video plays, and with reduced motion. */
  poster: z.nullable(ownPlace),
  title1: titles,
  title2: unlessEmpty,
  title3: unlessEmpty,
})
export type Video = z.output<typeof video>

export const videos = kindOf<Video, Video>({
  name: 'video',
  schema: video,
  all: allVideos,
  keyOf: ({ slug: key }) => key,
  line: ({ slug: key, active, url, title1 }) => ({ slug: key, active, url, ...title1 }),
  complete: async (_tx, document) => document,
  write: writeVideo,
  withdrawn: (document) => ({ ...document, active: false }),
})
