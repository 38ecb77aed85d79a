import { at, type Brush, brushOf, lit } from './brush.ts'
import { distance, fill } from './backdrops/sky.ts'
import { lightOf } from './light.ts'
import type { Motif } from './motif.ts'
import { bits, type Ornament } from './ornaments.ts'
import { paletteOf } from './palettes.ts'
import { between, chanceOf } from './seed.ts'
import { each, times } from './shapes.ts'
import { type ThemeName, themes } from './themes.ts'

/** Units of the drawing, 5:2. */
export const bannerSize = { width: 640, height: 256 } as const
/** Where the one that counts stands: beside the room for words on the left, or alone. */
const middles = { 'beside words': 440, alone: 320 } as const
type Place = keyof typeof middles

export type Named = `${ThemeName}/${string}`

export interface BannerScene {
  picture: string
  /** Whose palette it has. */
  providerCode: string
  ornament: Ornament
  cast: readonly [hero: Named, left: Named, right: Named]
}

const drawn = new Map(
  Object.entries(themes).flatMap(([theme, { motifs }]) =>
    Object.entries(motifs).map(([name, one]): [string, Motif] => [`${theme}/${name}`, one]),
  ),
)

function motif(named: Named): Motif {
  const found = drawn.get(named)
  if (!found) throw new Error(`There is no drawing of ${named}: add it to a sheet`)
  return found
}

const air = (b: Brush, middle: number): string => {
  const [high, deep, low] = b.palette.sky
  return (
    fill('M0 0H640V256H0Z', b.gradient('slant', [0, b.palette.ink], [0.3, high], [1, deep])) +
    b.glow(middle, 150, 230, low, 0.75) +
    b.glow(middle - 20, 120, 150, b.palette.glow, 0.5)
  )
}

const beams = (b: Brush, middle: number): string => {
  const fading = b.gradient(
    'down',
    [0, b.palette.glow, 0],
    [0.4, b.palette.glow, 0.12],
    [1, b.palette.glow, 0.2],
  )
  return each(7, (index) => {
    const turn = -72 + index * 24 + between(b.chance, -4, 4)
    return `<path transform="translate(${middle} 150) rotate(${turn.toFixed(1)})" d="M0 0L-15-340H15Z" fill="${fading}"/>`
  })
}

const ridge = (b: Brush, base: number, height: number, near: number): string => {
  const peaks = times(6).map((index) => {
    const x = index * 128 + between(b.chance, -24, 24)
    return `S${(x - 40).toFixed(0)} ${(base - height * between(b.chance, 0.4, 1)).toFixed(0)} ${x.toFixed(0)} ${(base - height * between(b.chance, 0.1, 0.6)).toFixed(0)}`
  })
  return fill(
    `M-40 256V${base}C-20 ${base - height} -10 ${base} 0 ${base}${peaks.join('')}L700 ${base}V256Z`,
    distance(b, near),
    0.75,
  )
}

const ground = (b: Brush, middle: number): string =>
  ridge(b, 214, 46, 0.5) +
  ridge(b, 238, 34, 0.78) +
  `<ellipse cx="${middle}" cy="236" rx="190" ry="22" fill="${b.palette.ink}" opacity=".55" filter="url(#blur8)"/>`

/** Sparse where the words are. */
const floating = (b: Brush, kind: Ornament, count: number): string =>
  each(count, () => {
    const x = 640 * Math.sqrt(between(b.chance, 0.08, 1))
    return at(
      x,
      between(b.chance, 8, 220),
      between(b.chance, 0.4, 1.1),
      between(b.chance, -40, 40),
      bits[kind](b),
    )
  })

const near = (b: Brush, kind: Ornament): string =>
  (
    [
      [620, 28],
      [598, 236],
      [286, 232],
    ] as const
  )
    .map(([x, y]) => {
      const one = at(x, y, between(b.chance, 1.5, 2.1), between(b.chance, -50, 50), bits[kind](b))
      return `<g filter="url(#blur3)" opacity=".8">${one}</g>`
    })
    .join('')

const shadeForWords = (b: Brush): string =>
  fill(
    'M0 0H640V256H0Z',
    b.gradient('across', [0, b.palette.ink, 0.6], [0.42, b.palette.ink, 0.3], [0.6, b.palette.ink, 0]),
  )

/** The picture of a slide, or of a promotion. The same scene is drawn the same way for ever. */
export function composeBanner(scene: BannerScene, place: Place = 'beside words'): string {
  const { picture, providerCode, ornament, cast } = scene
  const middle = middles[place]
  const palette = paletteOf(providerCode)
  const b = brushOf(palette, chanceOf(`banner/${picture}`))
  const [hero, left, right] = cast.map(motif)
  const body = [
    air(b, middle),
    beams(b, middle),
    floating(b, 'motes', 14),
    ground(b, middle),
    floating(b, ornament, 9),
    left && `<g opacity=".95">${lit(at(middle - 122, 152, 0.66, -12, left(b)))}</g>`,
    right && `<g opacity=".95">${lit(at(middle + 122, 156, 0.66, 12, right(b)))}</g>`,
    hero && lit(at(middle, 132, 1.06, between(b.chance, -4, 4), hero(b))),
    near(b, ornament),
    place === 'beside words' && shadeForWords(b),
  ]
    .filter((part) => typeof part === 'string')
    .join('')
  const { width, height } = bannerSize
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${lightOf(palette)}${b.definitions()}</defs>${body}</svg>`
}
