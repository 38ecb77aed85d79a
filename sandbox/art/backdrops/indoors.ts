import { mix } from '../colour.ts'
import { polar, each } from '../shapes.ts'
import { type Backdrop, distance, fill, glowWall } from './sky.ts'

export const stage: Backdrop = (b) => {
  const cloth = mix(b.palette.second, b.palette.ink, 0.35)
  const fold = (x: number, wide: number): string =>
    fill(
      `M${x} 0C${x + wide * 0.3} 120 ${x - wide * 0.2} 240 ${x} 340H${x + wide}C${x + wide * 0.8} 240 ${x + wide * 1.2} 120 ${x + wide} 0Z`,
      b.gradient(
        'across',
        [0, mix(cloth, b.palette.ink, 0.45)],
        [0.35, mix(cloth, b.palette.light, 0.12)],
        [1, mix(cloth, b.palette.ink, 0.6)],
      ),
    )
  return (
    glowWall(b) +
    [0, 18, 36].map((x) => fold(x - 8, 22) + fold(286 - x, 22)).join('') +
    each(6, (index) =>
      fill(
        `M${index * 50} 0h50c0 44-50 44-50 0Z`,
        b.gradient('down', [0, mix(cloth, b.palette.ink, 0.4)], [1, mix(cloth, b.palette.light, 0.14)]),
      ),
    ) +
    `<path d="${each(6, (index) => `M${index * 50} 6c0 40 50 40 50 0`)}" fill="none" stroke="${b.colour('gold')}" stroke-width="3"/>` +
    `<ellipse cx="150" cy="336" rx="190" ry="52" fill="${b.gradient(
      'down',
      [0, mix(b.palette.sky[2], b.palette.light, 0.2)],
      [0.5, mix(b.palette.sky[1], b.palette.ink, 0.3)],
      [1, b.palette.ink],
    )}"/><ellipse cx="150" cy="330" rx="120" ry="26" fill="${b.palette.glow}" opacity=".28" filter="url(#blur8)"/>` +
    each(9, (index) =>
      b.glow(14 + index * 34, 372 - Math.sin(((index + 0.5) / 9) * Math.PI) * -14, 12, b.palette.glow, 0.9),
    )
  )
}

export const hall: Backdrop = (b) =>
  glowWall(b) +
  [0, 1, 2]
    .map((index) => {
      const [x, y] = [16 + index * 34, 20 + index * 30]
      return (
        fill(
          `M0 0H300V400H0ZM${x} 400V${y + 120}C${x} ${y + 20} 110 ${y} 150 ${y - 6}C190 ${y} ${300 - x} ${y + 20} ${300 - x} ${y + 120}V400Z`,
          mix(distance(b, 0.78 - index * 0.2), b.palette.sky[0], 0.4),
          index === 2 ? 0.6 : 0.75,
          ' fill-rule="evenodd"',
        ) +
        `<path d="M${x} 400V${y + 120}C${x} ${y + 20} 110 ${y} 150 ${y - 6}C190 ${y} ${300 - x} ${y + 20} ${300 - x} ${y + 120}V400" fill="none" stroke="${b.colour('gold')}" stroke-width="${3 - index * 0.7}" opacity="${0.8 - index * 0.2}"/>`
      )
    })
    .join('') +
  fill(
    'M0 330H300V400H0Z',
    b.gradient('down', [0, mix(b.palette.sky[1], b.palette.ink, 0.4)], [1, b.palette.ink]),
  ) +
  each(
    7,
    (index) =>
      `<path d="M${150 + (index - 3) * 26} 330L${150 + (index - 3) * 86} 400" stroke="${b.palette.glow}" stroke-width="1" opacity=".25"/>`,
  ) +
  [60, 240]
    .map(
      (x) =>
        `<path d="M${x} 0V58" stroke="${b.colour('gold')}" stroke-width="2"/>` +
        b.glow(x, 74, 46, b.palette.glow, 0.9) +
        b.part(`M${x - 10} 60h20l6 14l-16 20l-16-20Z`, 'gold', 'fine'),
    )
    .join('')

export const felt: Backdrop = (b) => {
  const cloth = mix(b.palette.sky[1], '#0e6b4c', 0.3)
  return (
    fill(
      'M0 0H300V400H0Z',
      b.gradient(
        'lit',
        [0, mix(cloth, b.palette.light, 0.18)],
        [0.5, cloth],
        [1, mix(cloth, b.palette.ink, 0.8)],
      ),
    ) +
    each(
      24,
      (index) =>
        `<path d="M${-60 + index * 20} 0L${-140 + index * 20} 400" stroke="${b.palette.light}" stroke-width="5" opacity=".025"/>`,
    ) +
    [250, 234, 164]
      .map(
        (radius, index) =>
          `<circle cx="150" cy="430" r="${radius}" fill="none" stroke="${b.colour('gold')}" stroke-width="${[3, 1, 2][index]}" opacity=".5"/>`,
      )
      .join('') +
    each(9, (index) => {
      const [x, y] = polar(-48 + index * 12, 200, 150, 430)
      return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${-48 + index * 12})"><path d="M0-9L6 0L0 9L-6 0Z" fill="${b.colour('gold')}" opacity=".5"/></g>`
    }) +
    b.glow(96, 60, 190, b.palette.glow, 0.55)
  )
}
