import { at, type Brush, lit } from './brush.ts'
import type { Motif } from './motif.ts'
import { between } from './seed.ts'
import { polar, each } from './shapes.ts'

/** What stands in the scene: one thing that counts and three that go with it. */
export interface Cast {
  hero: Motif
  others: readonly [Motif, Motif, Motif]
}

type Composition = (b: Brush, cast: Cast, side: number) => string

/** Farther away: smaller, darker, in the air of the place. */
const far = (b: Brush, x: number, y: number, size: number, turn: number, thing: Motif): string =>
  `<g opacity=".92">${lit(at(x, y, size, turn, thing(b)))}</g>`

const ground = (b: Brush, x: number, y: number, wide: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${wide * 0.17}" fill="${b.palette.ink}" opacity=".6" filter="url(#blur8)"/>`

const halo = (b: Brush, x: number, y: number, radius: number): string =>
  b.glow(x, y, radius * 1.5, b.palette.glow, 0.62) +
  b.glow(x - 20, y - 24, radius * 0.8, b.palette.light, 0.4)

const lean = (b: Brush): number => between(b.chance, -7, 7)

const centred: Composition = (b, { hero, others: [left, right] }, side) =>
  ground(b, 150, 290, 104) +
  far(b, 150 - side * 92, 234, 0.5, -side * 14, left) +
  far(b, 150 + side * 92, 240, 0.46, side * 16, right) +
  halo(b, 150, 170, 120) +
  lit(at(150, 168, 1.16, lean(b), hero(b)))

const pair: Composition = (b, { hero, others: [other] }, side) =>
  halo(b, 150, 150, 130) +
  ground(b, 150, 300, 120) +
  far(b, 150 + side * 66, 118, 0.8, side * 12, other) +
  lit(at(150 - side * 30, 202, 1.04, -side * 8, hero(b)))

const diagonal: Composition = (b, { hero, others: [first, last] }, side) =>
  `<g transform="translate(150 190) rotate(${side * -38})"><rect x="-60" y="-320" width="120" height="640" fill="${b.gradient(
    'across',
    [0, b.palette.glow, 0],
    [0.5, b.palette.glow, 0.5],
    [1, b.palette.glow, 0],
  )}"/></g>` +
  far(b, 150 - side * 88, 78, 0.52, -side * 18, first) +
  far(b, 150 + side * 88, 284, 0.6, side * 14, last) +
  lit(at(150, 180, 1.02, side * 10, hero(b)))

const frame: Composition = (b, { hero, others: [left, right] }) => {
  const arch = 'M44 316V150C44 70 100 46 150 26C200 46 256 70 256 150V316Z'
  const inner = 'M58 302V154C58 84 106 62 150 44C194 62 242 84 242 154V302Z'
  return (
    `<path d="${inner}" fill="${b.gradient(
      'down',
      [0, b.palette.sky[1]],
      [0.6, b.palette.sky[2]],
      [1, b.palette.sky[1]],
    )}" opacity=".9"/>` +
    halo(b, 150, 170, 100) +
    `<g filter="url(#drop)">${b.part(arch + inner, 'gold', 'soft')}</g>` +
    [58, 242].map((x) => b.ball(x === 58 ? 51 : 249, 200, 7, 'red')).join('') +
    b.ball(150, 35, 9, 'red') +
    ground(b, 150, 306, 110) +
    lit(at(150, 186, 1, lean(b) * 0.6, hero(b))) +
    far(b, 60, 292, 0.36, -12, left) +
    far(b, 240, 292, 0.36, 12, right)
  )
}

const disk: Composition = (b, { hero, others: [other] }, side) =>
  b.glow(150, 156, 190, b.palette.glow, 0.7) +
  `<circle cx="150" cy="156" r="116" fill="${b.gradient(
    'lit',
    [0, b.palette.light],
    [0.5, b.palette.glow],
    [1, b.palette.accent],
  )}" opacity=".9"/><circle cx="150" cy="156" r="126" fill="none" stroke="${b.palette.glow}" stroke-width="2" opacity=".6"/>` +
  ground(b, 150, 302, 116) +
  lit(at(150 - side * 6, 186, 1.12, lean(b), hero(b))) +
  far(b, 150 + side * 98, 282, 0.44, side * 10, other)

const crown: Composition = (b, { hero, others }) =>
  halo(b, 150, 210, 110) +
  each(5, (index) => {
    const [x, y] = polar(-72 + index * 36, 122, 150, 192)
    const one = others[index % 3] ?? others[0]
    return far(b, x, y, 0.34 - Math.abs(index - 2) * 0.02, -24 + index * 12, one)
  }) +
  ground(b, 150, 310, 106) +
  lit(at(150, 214, 0.98, lean(b), hero(b)))

type Lying = readonly [x: number, y: number, size: number, thing: Motif]
/** From behind to before. */
const piled = (things: readonly Lying[]): readonly Lying[] => things

const heap: Composition = (b, { hero, others: [one, two, three] }, side) =>
  halo(b, 150, 140, 120) +
  lit(at(150, 146, 1.04, lean(b), hero(b))) +
  ground(b, 150, 322, 140) +
  piled([
    [-100, 252, 0.5, two],
    [100, 256, 0.5, one],
    [-42, 268, 0.52, three],
    [52, 274, 0.52, two],
    [0, 292, 0.54, one],
    [-96, 308, 0.5, three],
    [98, 312, 0.5, two],
  ])
    .map(([x, y, size, thing]) => lit(at(150 + side * x, y, size, x * 0.16, thing(b))))
    .join('')

const near: Composition = (b, { hero, others: [other] }, side) =>
  halo(b, 150 - side * 30, 140, 150) +
  far(b, 150 - side * 92, 82, 0.5, -side * 16, other) +
  lit(at(150 + side * 26, 196, 1.52, side * 12, hero(b)))

export const compositions = { centred, pair, diagonal, frame, disk, crown, heap, near } as const
export type CompositionName = keyof typeof compositions
export const compositionNames = Object.keys(compositions).filter(
  (name): name is CompositionName => name in compositions,
)
