import type { Brush } from '../brush.ts'
import { mix } from '../colour.ts'
import { between } from '../seed.ts'
import { each } from '../shapes.ts'
import { type Backdrop, distance, fill, sky, stars, wall } from './sky.ts'

const weed = (b: Brush, x: number, high: number, near: number): string =>
  `<path d="M${x} 400C${x - 16} ${400 - high * 0.35} ${x + 18} ${400 - high * 0.6} ${x} ${400 - high}C${x + 26} ${400 - high * 0.6} ${x + 2} ${400 - high * 0.3} ${x + 14} 400Z" fill="${distance(b, near)}"/>`

export const deep: Backdrop = (b) =>
  wall(
    b,
    [0, mix(b.palette.sky[2], '#7fdcdc', 0.72)],
    [0.4, mix(b.palette.sky[1], '#128096', 0.76)],
    [1, mix(b.palette.ink, '#04303f', 0.6)],
  ) +
  each(
    6,
    (index) =>
      `<path d="M${-30 + index * 46}-10L${40 + index * 66} 330L${80 + index * 66} 330L${-6 + index * 46}-10Z" fill="${b.palette.light}" opacity="${between(b.chance, 0.05, 0.16).toFixed(2)}" filter="url(#blur3)"/>`,
  ) +
  fill(
    'M0 330C40 280 70 330 96 308C120 290 150 336 190 316C230 294 262 330 300 296V400H0Z',
    distance(b, 0.5),
  ) +
  each(9, (index) => weed(b, 4 + index * 35, between(b.chance, 50, 150), 0.6 + (index % 3) * 0.08)) +
  each(6, (index) =>
    b.part(
      `M${index * 56 - 6} 400c-10-40 10-60 18-70c10 10 14 20 12 34c10-14 22-8 20 6c-2 14-10 20-12 30Z`,
      index % 2 ? 'red' : 'amber',
      'soft',
    ),
  ) +
  fill('M0 372C60 356 120 384 180 368S270 362 300 374V400H0Z', distance(b, 0.8))

export const waves: Backdrop = (b) => {
  const x = between(b.chance, 90, 210)
  const swell = (y: number, near: number): string =>
    fill(
      `M-10 ${y}q18-14 37 0t37 0t37 0t37 0t37 0t37 0t37 0t37 0t37 0V400H-10Z`,
      b.gradient('down', [0, mix(distance(b, near), '#1f8fa0', 0.4)], [1, distance(b, near + 0.2)]),
    ) +
    `<path d="M-10 ${y}q18-14 37 0t37 0t37 0t37 0t37 0t37 0t37 0t37 0t37 0" fill="none" stroke="${b.palette.light}" stroke-width="1.6" opacity=".4"/>`
  return (
    sky(b) +
    stars(b, 20, 110) +
    b.glow(x, 222, 150, b.palette.glow, 0.9) +
    `<circle cx="${x}" cy="222" r="52" fill="${b.gradient(
      'down',
      [0, b.palette.light],
      [1, b.palette.glow],
    )}"/>` +
    each(4, (index) =>
      fill(
        `M${-20 + index * 86} ${86 + (index % 3) * 32}c30-10 70-10 110 0c-40 6-80 6-110 0Z`,
        b.palette.light,
        0.22,
      ),
    ) +
    fill('M0 246H300V400H0Z', mix(b.palette.sky[1], b.palette.ink, 0.3)) +
    each(
      12,
      (index) =>
        `<rect x="${(x - 36 + (index % 4) * 6).toFixed(1)}" y="${250 + index * 6}" width="${72 - (index % 4) * 12}" height="2" rx="1" fill="${b.palette.glow}" opacity=".5"/>`,
    ) +
    swell(286, 0.4) +
    swell(316, 0.55) +
    swell(348, 0.7)
  )
}
