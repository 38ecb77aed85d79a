import { at, type Brush } from './brush.ts'
import { any, between } from './seed.ts'
import { disc, each } from './shapes.ts'
import { piece } from './sheets.ts'

const coin = piece('coin')
const suits = {
  hearts: 'M0-50C18-92 92-92 94-30C94 22 34 62 0 96C-34 62-94 22-94-30C-92-92-18-92 0-50Z',
  spades:
    'M0-98C28-56 92-24 92 28C92 66 44 78 16 46C16 68 26 84 42 94H-42C-26 84-16 68-16 46C-44 78-92 66-92 28C-92-24-28-56 0-98Z',
  diamonds: 'M0-98C22-58 46-28 76 0C46 28 22 58 0 98C-22 58-46 28-76 0C-46-28-22-58 0-98Z',
  clubs:
    'M0-96C34-96 56-66 40-36C34-24 28-20 22-14C60-30 94-8 92 26C88 66 36 72 14 40C14 66 24 84 40 94H-40C-24 84-14 66-14 40C-36 72-88 66-92 26C-94-8-60-30-22-14C-28-20-34-24-40-36C-56-66-34-96 0-96Z',
} as const

/** What floats in the air of a scene; each about 20 wide. */
export const bits = {
  motes: (b: Brush) =>
    b.glow(0, 0, 9, b.palette.glow, 0.7) + `<path d="${disc(0, 0, 2.2)}" fill="${b.palette.light}"/>`,
  coins: (b: Brush) => `<g transform="scale(.24 ${between(b.chance, 0.12, 0.24).toFixed(2)})">${coin(b)}</g>`,
  petals: (b: Brush) =>
    b.part('M0-11C9-6 9 6 0 11C-8 6-8-6 0-11Z', any(b.chance, ['pink', 'red', 'rose']), 'fine'),
  leaves: (b: Brush) =>
    b.part('M0-13C10-5 9 8 0 13C-9 8-10-5 0-13Z', any(b.chance, ['green', 'lime', 'leaf']), 'fine') +
    b.line('M0-9V10', 'pine', 1, 0.5),
  bubbles: (b: Brush) =>
    `<path d="${disc(0, 0, 9)}" fill="${b.palette.light}" opacity=".2"/><path d="${disc(0, 0, 9)}" fill="none" stroke="${b.palette.light}" stroke-width="1.2" opacity=".7"/><path d="${disc(-3, -3.4, 2.4)}" fill="${b.palette.light}" opacity=".9"/>`,
  embers: (b: Brush) => b.glow(0, 0, 12, '#ff9a3c', 0.9) + `<path d="${disc(0, 0, 2.6)}" fill="#ffe3a0"/>`,
  snow: (b: Brush) => `<path d="${disc(0, 0, 5)}" fill="${b.palette.light}" opacity=".85"/>`,
  confetti: (b: Brush) =>
    b.part(
      'M-9-4C-3-8 3 0 9-4V4C3 8-3 0-9 4Z',
      any(b.chance, ['red', 'amber', 'teal', 'pink', 'sky']),
      'fine',
    ),
  suits: (b: Brush) => {
    const suit = any(b.chance, ['hearts', 'spades', 'diamonds', 'clubs'] as const)
    return at(
      0,
      0,
      0.12,
      0,
      b.part(suits[suit], suit === 'hearts' || suit === 'diamonds' ? 'red' : 'gold', 'soft'),
    )
  },
  gems: (b: Brush) =>
    b.part('M-8 -8L8 -8L13 -2L0 13L-13 -2Z', any(b.chance, ['aqua', 'red', 'amber', 'green']), 'fine') +
    b.shine('M-8-8H0L-4-2L-13-2Z', 0.5),
  notes: (b: Brush) =>
    b.part(
      'M-7 8C-13 8-12 15-6 15C-2 15-2 12-2 9V-10L9-13V4C3 4 3 11 8 11C13 11 13 8 13 4V-20L-7-15Z',
      any(b.chance, ['gold', 'red', 'teal']),
      'fine',
    ),
} as const

export type Ornament = keyof typeof bits

/** Where nothing of the scene's middle is hidden: along the edges, above the name's band. */
function place(b: Brush, index: number, count: number, least = 0.86): [x: number, y: number] {
  const turn = (index / count) * 360 + between(b.chance, -14, 14)
  const reach = between(b.chance, least, 1.14)
  return [
    150 + Math.sin((turn * Math.PI) / 180) * 132 * reach,
    172 - Math.cos((turn * Math.PI) / 180) * 150 * reach,
  ]
}

export const behind = (b: Brush, kind: Ornament): string =>
  each(11, (index) =>
    at(...place(b, index, 11), between(b.chance, 0.45, 1), between(b.chance, -40, 40), bits[kind](b)),
  )

const corners = [
  [12, 44],
  [290, 250],
  [14, 292],
  [284, 20],
] as const

/** A few that are so near that they are out of focus. */
export const before = (b: Brush, kind: Ornament): string =>
  corners
    .map(([x, y]) => {
      const [left, top] = [x + between(b.chance, -10, 10), y + between(b.chance, -16, 16)]
      const one = at(left, top, between(b.chance, 1.7, 2.6), between(b.chance, -50, 50), bits[kind](b))
      // The blur stands outside what is turned: the renderer measures it along the turned axes.
      return kind === 'motes' ? one : `<g filter="url(#blur3)" opacity=".85">${one}</g>`
    })
    .join('') +
  each(4, (index) =>
    at(
      ...place(b, index * 2 + 1, 8, 1.04),
      between(b.chance, 0.8, 1.2),
      between(b.chance, -40, 40),
      bits[kind](b),
    ),
  )
