import { mix } from '../colour.ts'
import { between } from '../seed.ts'
import { each } from '../shapes.ts'
import { type Backdrop, cloud, distance, fill, moon, roll, sky, stars, wall } from './sky.ts'

export const clouds: Backdrop = (b) =>
  sky(b) +
  b.glow(70, 60, 150, b.palette.glow, 0.7) +
  each(7, (index) =>
    cloud(b, between(b.chance, -20, 240), 70 + index * 44, between(b.chance, 36, 76), 0.28 + index * 0.07),
  ) +
  each(5, (index) => cloud(b, -40 + index * 70, 372 + (index % 2) * 14, 96, 0.9))

export const town: Backdrop = (b) => {
  const row = (base: number, least: number, most: number, near: number, wide: number): string =>
    each(Math.ceil(300 / wide), (index) => {
      const high = between(b.chance, least, most)
      const lights = each(8, (light) =>
        b.chance() > 0.45
          ? `<rect x="${(index * wide + 4 + (light % 2) * wide * 0.42).toFixed(1)}" y="${(base - high + 9 + Math.floor(light / 2) * 17).toFixed(1)}" width="${(wide * 0.24).toFixed(1)}" height="8" fill="${b.palette.glow}" opacity=".75"/>`
          : '',
      )
      const top =
        index % 4 === 1
          ? fill(
              `M${index * wide + 2} ${base - high}q${wide / 2} ${-wide * 0.8} ${wide - 4} 0Z`,
              distance(b, near),
            )
          : ''
      return (
        fill(`M${index * wide} 400V${(base - high).toFixed(1)}h${wide - 1}V400Z`, distance(b, near)) +
        top +
        lights
      )
    })
  return (
    sky(b) +
    stars(b, 30, 140) +
    moon(b) +
    row(300, 60, 140, 0.4, 25) +
    row(330, 30, 90, 0.66, 38) +
    fill('M0 334H300V400H0Z', b.gradient('down', [0, distance(b, 0.7)], [1, b.palette.ink])) +
    each(
      9,
      (index) =>
        `<rect x="${8 + index * 34}" y="338" width="3" height="46" fill="${b.palette.glow}" opacity=".25" filter="url(#blur3)"/>`,
    )
  )
}

const ground = ['rose', 'lime', 'pink'] as const

export const candyHills: Backdrop = (b) =>
  wall(
    b,
    [0, mix(b.palette.sky[1], b.palette.light, 0.25)],
    [0.7, mix(b.palette.sky[2], '#ffc9d8', 0.5)],
    [1, b.palette.sky[1]],
  ) +
  b.glow(80, 70, 140, b.palette.light, 0.7) +
  each(4, (index) => cloud(b, between(b.chance, -10, 240), 60 + index * 42, 44, 0.7)) +
  ground
    .map((hue, index) =>
      fill(
        roll(b, 280 + index * 32, 66 - index * 10),
        b.gradient(
          'down',
          [0, mix(b.colour(hue), b.palette.light, 0.3)],
          [1, mix(b.colour(hue), b.palette.ink, 0.35)],
        ),
      ),
    )
    .join('') +
  each(
    6,
    (index) =>
      `<g transform="translate(${18 + index * 52} ${262 + (index % 3) * 16})"><path d="M-1.6 0H1.6V34H-1.6Z" fill="${b.palette.light}"/>${b.part('M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0Z', index % 2 ? 'red' : 'amber', 'fine')}</g>`,
  )
