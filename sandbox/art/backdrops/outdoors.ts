import type { Brush } from '../brush.ts'
import { mix } from '../colour.ts'
import { between } from '../seed.ts'
import { many, each, times } from '../shapes.ts'
import { type Backdrop, cloud, distance, fill, moon, roll, sky, stars } from './sky.ts'

const ridge = (b: Brush, base: number, height: number, steps: number): string => {
  const start = b.chance() * 9
  const points = times(steps + 1).map(
    (index) =>
      `${((index * 300) / steps).toFixed(1)} ${(base - height * (0.5 + 0.5 * Math.sin(start + index * 1.7) * Math.cos(index * 0.9 + start))).toFixed(1)}`,
  )
  return `M0 400L${points.join('L')}L300 400Z`
}

export const hills: Backdrop = (b) =>
  sky(b) +
  stars(b, 26, 150) +
  moon(b) +
  cloud(b, between(b.chance, 160, 230), 110, 40, 0.35) +
  fill(roll(b, 268, 60), distance(b, 0.3)) +
  each(9, (index) => {
    const x = 10 + index * 34
    const y = 258 + Math.sin(index * 2) * 8
    return fill(`M${x} ${y}l7-30l7 30Z`, distance(b, 0.5))
  }) +
  fill(roll(b, 296, 40), distance(b, 0.52)) +
  fill(roll(b, 330, 30), distance(b, 0.72))

export const dunes: Backdrop = (b) =>
  sky(b) +
  stars(b, 18, 110) +
  moon(b) +
  fill('M176 270L222 196L272 270Z', distance(b, 0.28)) +
  fill('M222 196L272 270L232 270Z', distance(b, 0.5)) +
  fill('M20 272L48 226L80 272Z', distance(b, 0.24)) +
  fill('M48 226L80 272L54 272Z', distance(b, 0.46)) +
  fill(
    'M0 270C60 250 120 276 180 262C230 252 270 268 300 258V400H0Z',
    mix(b.palette.sky[2], b.palette.light, 0.12),
  ) +
  fill(
    'M0 300C70 262 130 300 150 316C190 290 250 276 300 296V400H0Z',
    mix(b.palette.sky[2], b.palette.ink, 0.25),
  ) +
  fill(
    'M0 300C70 262 130 300 150 316C110 316 60 320 0 360Z',
    mix(b.palette.sky[2], b.palette.light, 0.25),
    0.7,
  ) +
  fill('M0 352C90 310 180 352 300 330V400H0Z', mix(b.palette.sky[2], b.palette.ink, 0.5))

export const peaks: Backdrop = (b) =>
  sky(b) +
  stars(b, 34, 160) +
  `<path d="M0 60C70 20 120 90 190 50S280 60 300 30V90C240 110 200 90 140 118S40 100 0 130Z" fill="${b.palette.accent}" opacity=".18" filter="url(#blur8)"/>` +
  [
    [70, 128, 92],
    [210, 104, 110],
    [140, 160, 80],
    [290, 150, 70],
  ]
    .map(
      ([x = 0, y = 0, wide = 0], index) =>
        fill(
          many([
            [x - wide, 320],
            [x, y],
            [x + wide, 320],
          ]),
          distance(b, 0.2 + index * 0.07),
        ) +
        fill(
          many([
            [x, y],
            [x + wide, 320],
            [x + wide * 0.2, 320],
            [x + 8, y + 60],
          ]),
          b.palette.ink,
          0.26,
        ) +
        fill(
          many([
            [x, y],
            [x + wide * 0.26, y + 52],
            [x + wide * 0.1, y + 42],
            [x, y + 62],
            [x - wide * 0.1, y + 42],
            [x - wide * 0.24, y + 52],
          ]),
          b.palette.light,
          0.85,
        ),
    )
    .join('') +
  fill(ridge(b, 312, 22, 14), distance(b, 0.6)) +
  each(11, (index) => fill(`M${index * 29 - 4} 330l10-44l10 44Z`, distance(b, 0.76))) +
  fill('M0 326H300V400H0Z', distance(b, 0.8))
