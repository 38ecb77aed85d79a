import { createHash } from 'node:crypto'
import { compose, type PicturedGame } from './compose.ts'
import { planned } from './plan.ts'

/** What is kept of each picture. WebP is for browsers that cannot read AVIF; one size of it is enough. */
export const renditions = [
  { format: 'avif', width: 240, options: { quality: 40, effort: 3, chromaSubsampling: '4:2:0' } },
  { format: 'avif', width: 480, options: { quality: 36, effort: 3, chromaSubsampling: '4:2:0' } },
  { format: 'webp', width: 480, options: { quality: 30, effort: 6 } },
] as const

export const heightOf = (width: number): number => (width * 4) / 3

interface Recipe {
  gameCode: string
  svg: string
  /** Changes with the drawing and with what is kept of it. */
  digest: string
}

export function recipesOf(games: readonly PicturedGame[]): Recipe[] {
  return planned(games).map((scene) => {
    const svg = compose(scene)
    const digest = createHash('sha256')
      .update(svg)
      .update(JSON.stringify(renditions))
      .digest('hex')
      .slice(0, 16)
    return { gameCode: scene.gameCode, svg, digest }
  })
}
