import { mix } from '../colour.ts'
import { between } from '../seed.ts'
import { each } from '../shapes.ts'
import { type Backdrop, distance, fill, stars, wall } from './sky.ts'

export const cave: Backdrop = (b) =>
  fill('M0 0H300V400H0Z', mix(b.palette.sky[1], b.palette.ink, 0.3)) +
  b.glow(150, 170, 190, b.palette.glow, 0.85) +
  b.glow(150, 170, 100, b.palette.sky[2], 0.7) +
  fill(
    'M0 0H300V400H262L236 340L258 270L232 210L252 140L212 92L150 70L92 90L50 140L70 206L40 262L62 330L40 400H0Z',
    mix(b.palette.sky[1], b.palette.ink, 0.62),
  ) +
  fill(
    'M0 0H300V400H286L262 344L280 270L256 200L272 120L226 66L150 44L76 64L26 120L46 200L20 268L40 340L14 400H0Z',
    mix(b.palette.sky[0], b.palette.ink, 0.5),
  ) +
  each(8, (index) =>
    fill(
      `M${index * 40 - 6} 0l${between(b.chance, 8, 14).toFixed(1)} ${between(b.chance, 26, 84).toFixed(1)}l14-${between(b.chance, 20, 60).toFixed(1)}l2-40Z`,
      mix(b.palette.sky[0], b.palette.ink, 0.7),
    ),
  ) +
  each(9, (index) => {
    const x = index < 5 ? 4 + index * 15 : 226 + (index - 5) * 20
    const high = between(b.chance, 26, 64)
    return `<g transform="translate(${x} 372) rotate(${between(b.chance, -24, 24).toFixed(1)})">${b.part(`M-8 0L-7 ${(-high * 0.7).toFixed(1)}L0 ${(-high).toFixed(1)}L8 ${(-high * 0.66).toFixed(1)}L8 0Z`, (['teal', 'pink', 'amber'] as const)[index % 3] ?? 'teal', 'fine')}</g>`
  }) +
  fill('M0 360L50 344L110 366L170 350L240 368L300 346V400H0Z', b.palette.ink, 0.9)

export const cosmos: Backdrop = (b) => {
  const [x, y] = [between(b.chance, 190, 260), between(b.chance, 40, 100)]
  return (
    wall(
      b,
      [0, mix(b.palette.sky[0], '#05060f', 0.5)],
      [0.6, mix(b.palette.sky[1], '#0a0c18', 0.35)],
      [1, b.palette.ink],
    ) +
    [
      [80, 120, 130, b.palette.sky[1]],
      [220, 220, 150, b.palette.second],
      [120, 300, 130, b.palette.accent],
      [160, 150, 100, b.palette.sky[2]],
    ]
      .map(([cx, cy, size, tone]) =>
        b.glow(
          Number(cx) + between(b.chance, -30, 30),
          Number(cy) + between(b.chance, -30, 30),
          Number(size),
          String(tone),
          0.42,
        ),
      )
      .join('') +
    stars(b, 90, 400) +
    each(5, () => {
      const [sx, sy] = [between(b.chance, 10, 290), between(b.chance, 10, 300)]
      return fill(
        `M${sx} ${sy - 7}L${sx + 1.3} ${sy - 1.3}L${sx + 7} ${sy}L${sx + 1.3} ${sy + 1.3}L${sx} ${sy + 7}L${sx - 1.3} ${sy + 1.3}L${sx - 7} ${sy}L${sx - 1.3} ${sy - 1.3}Z`,
        b.palette.light,
        0.9,
      )
    }) +
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(.36)">${b.part('M-66 0a66 66 0 1 0 132 0a66 66 0 1 0-132 0Z', 'copper', 'full')}</g>` +
    fill(
      'M-20 400C40 320 260 320 320 400Z',
      b.gradient('down', [0, mix(b.palette.sky[2], b.palette.ink, 0.3)], [1, b.palette.ink]),
    ) +
    `<path d="M-6 383C70 326 230 326 306 383" fill="none" stroke="${b.palette.glow}" stroke-width="2.4" opacity=".7"/>`
  )
}

export const canopy: Backdrop = (b) => {
  const leaf = (x: number, y: number, size: number, turn: number, near: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0C-50-26-46-90 0-124C46-90 50-26 0 0Z" fill="${b.gradient(
      'slant',
      [0, mix('#2f9a55', distance(b, near), 0.35)],
      [1, mix('#0b3b2a', distance(b, near), 0.5)],
    )}"/><path d="M0-4V-114M0-28L-26-48M0-28L26-48M0-56L-26-78M0-56L26-78M0-84L-16-100M0-84L16-100" stroke="${b.palette.ink}" stroke-width="2.4" opacity=".35" fill="none"/></g>`
  return (
    wall(
      b,
      [0, mix(b.palette.sky[1], '#0d5a3c', 0.5)],
      [0.5, mix(b.palette.sky[2], '#8fce6a', 0.4)],
      [1, mix(b.palette.ink, '#0c3a28', 0.5)],
    ) +
    b.glow(110, 120, 170, b.palette.glow, 0.8) +
    [30, 92, 214, 268]
      .map((x) =>
        fill(
          `M${x} 0C${x - 6} 130 ${x + 8} 260 ${x - 10} 400H${x + 26}C${x + 12} 260 ${x + 22} 130 ${x + 16} 0Z`,
          distance(b, 0.4),
          0.5,
        ),
      )
      .join('') +
    each(10, (index) =>
      leaf(
        index < 5 ? -6 : 306,
        20 + (index % 5) * 78,
        between(b.chance, 0.7, 1.05),
        (index < 5 ? 1 : -1) * between(b.chance, 50, 110),
        0.3 + (index % 3) * 0.12,
      ),
    ) +
    each(7, (index) =>
      leaf(-10 + index * 54, 420, between(b.chance, 0.6, 0.9), between(b.chance, -34, 34), 0.6),
    )
  )
}
