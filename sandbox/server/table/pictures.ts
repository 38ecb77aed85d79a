import type { FastifyPluginAsync } from 'fastify'
import { brushOf } from '../../art/brush.ts'
import { lightOf } from '../../art/light.ts'
import type { Motif } from '../../art/motif.ts'
import { paletteOf } from '../../art/palettes.ts'
import { chanceOf } from '../../art/seed.ts'
import { disc, ring } from '../../art/shapes.ts'
import { themes } from '../../art/themes.ts'

/** Seconds that a browser keeps a picture: it changes with the product only. */
const keptFor = 86_400

const wildName = 'star'
export const pictureAddress = (theme: string, motif: string) => `/pictures/${theme}/${motif}.svg`
export const wildPicture = pictureAddress('wild', wildName)

/** A golden medal with the tulip's star: stands for every other symbol. */
const star: Motif = (b) =>
  b.part(disc(0, 0, 94), 'gold', 'full') +
  b.part(disc(0, 0, 78), 'crimson', 'fine') +
  b.part(ring(0, 0, 80, 72), 'gold', 'fine') +
  b.part('M0-62L18-20L64-18L28 12L40 58L0 32L-40 58L-28 12L-64-18L-18-20Z', 'gold', 'soft')

function motifOf(theme: string, name: string): Motif | null {
  if (theme === 'wild') return name === wildName ? star : null
  const own = Object.entries(themes).find(([each]) => each === theme)?.[1].motifs
  return own && Object.hasOwn(own, name) ? (own[name] ?? null) : null
}

/** One thing alone, square, in the light that all pictures of games have. */
function draw(motif: Motif): string {
  const palette = paletteOf('sarnic')
  const b = brushOf(palette, chanceOf('symbol'))
  const body = motif(b)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-116 -116 232 232"><defs>${lightOf(palette)}${b.definitions()}</defs>${body}</svg>`
}

/** What the reels show. */
export const pictureRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { theme: string; name: string } }>(
    '/pictures/:theme/:name.svg',
    async (request, reply) => {
      const motif = motifOf(request.params.theme, request.params.name)
      if (!motif) return reply.status(404).send({ error: 'not found' })
      return reply.type('image/svg+xml').header('cache-control', `max-age=${keptFor}`).send(draw(motif))
    },
  )
}
