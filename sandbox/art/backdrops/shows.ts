import { mix } from '../colour.ts'
import { between } from '../seed.ts'
import { polar, slice, star, each, times } from '../shapes.ts'
import { type Backdrop, distance, fill, glowWall, wall } from './sky.ts'

export const rays: Backdrop = (b) => {
  const [x, y] = [150, between(b.chance, 160, 200)]
  const turn = between(b.chance, 0, 20)
  return (
    glowWall(b) +
    `<g transform="translate(${x} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})">${each(18, (index) =>
      fill(
        slice(index * 20, index * 20 + 10, 340),
        b.gradient(
          'out',
          [0, b.palette.glow, 0.5],
          [0.6, b.palette.sky[2], 0.28],
          [1, b.palette.sky[2], 0.05],
        ),
      ),
    )}</g>` +
    b.glow(x, y, 130, b.palette.glow, 0.8) +
    each(22, (index) => {
      const [px, py] = polar(index * 137.5, 60 + index * 9, x, y)
      return `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="${(1 + (index % 4) * 0.8).toFixed(1)}" fill="${b.palette.light}" opacity=".5"/>`
    }) +
    fill(
      'M0 344C80 318 220 318 300 344V400H0Z',
      b.gradient('down', [0, mix(b.palette.sky[1], b.palette.ink, 0.2)], [1, b.palette.ink]),
    )
  )
}

export const stadium: Backdrop = (b) =>
  wall(b, [0, b.palette.sky[0]], [0.5, b.palette.sky[1]], [1, b.palette.ink]) +
  [
    [36, 46],
    [264, 46],
    [110, 28],
    [190, 28],
  ]
    .map(
      ([x = 0, y = 0]) =>
        b.glow(x, y, 78, b.palette.light, 0.7) +
        each(
          6,
          (index) =>
            `<circle cx="${x - 10 + (index % 3) * 10}" cy="${y - 5 + Math.floor(index / 3) * 10}" r="3.6" fill="${b.palette.light}"/>`,
        ),
    )
    .join('') +
  fill('M0 150C90 200 210 200 300 150V276H0Z', distance(b, 0.62)) +
  each(150, () => {
    const x = between(b.chance, 0, 300)
    const y = between(b.chance, 176 + Math.sin((x / 300) * Math.PI) * 26, 270)
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.1" fill="${[b.palette.glow, b.palette.accent, b.palette.second, b.palette.light][Math.floor(b.chance() * 4)]}" opacity=".55"/>`
  }) +
  fill(
    'M0 272C90 258 210 258 300 272V400H0Z',
    b.gradient('down', [0, mix('#4ea64a', b.palette.sky[1], 0.35)], [1, mix('#123f25', b.palette.ink, 0.4)]),
  ) +
  each(7, (index) =>
    fill(
      `M${150 + (index - 3.5) * 40} 262L${150 + (index - 3.5) * 96} 400H${150 + (index - 3) * 96}L${150 + (index - 3) * 40} 262Z`,
      b.palette.light,
      0.07,
    ),
  ) +
  `<ellipse cx="150" cy="330" rx="92" ry="26" fill="none" stroke="${b.palette.light}" stroke-width="2" opacity=".5"/>`

export const lattice: Backdrop = (b) =>
  glowWall(b) +
  times(8)
    .flatMap((row) =>
      times(6).map((column) => {
        const [x, y] = [column * 60 + (row % 2) * 30 - 15, row * 52 + 10]
        return `<path d="${star(8, 26, 18, x, y)}" fill="${mix(b.palette.sky[1], b.palette.ink, 0.35)}" opacity=".55"/><path d="${star(8, 26, 18, x, y)}" fill="none" stroke="${b.colour('gold')}" stroke-width="1.2" opacity=".5"/><path d="${star(8, 10, 6, x, y)}" fill="${b.palette.accent}" opacity=".35"/>`
      }),
    )
    .join('') +
  b.glow(120, 140, 170, b.palette.glow, 0.6) +
  fill(
    'M0 348H300V400H0Z',
    b.gradient('down', [0, mix(b.palette.sky[1], b.palette.ink, 0.5)], [1, b.palette.ink]),
  ) +
  `<path d="M0 348H300" stroke="${b.colour('gold')}" stroke-width="3" opacity=".8"/>`
