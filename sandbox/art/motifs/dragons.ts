import { at, mirrored } from '../brush.ts'
import type { Hue } from '../hues.ts'
import type { Motif, Motifs } from '../motif.ts'
import { disc, oval, times } from '../shapes.ts'

const head =
  (skin: Hue, belly: Hue, spike: Hue): Motif =>
  (b) =>
    times(5)
      .map((index) =>
        at(
          -34 + index * 20,
          -62 + index * index * 5.4,
          1,
          index * 24 - 26,
          b.part('M-13 14L0-34L13 14Z', spike, 'fine'),
        ),
      )
      .join('') +
    b.part(
      'M-104 10C-108-14-90-30-66-34C-52-64-12-74 22-58C66-38 92 4 88 60C86 80 84 92 80 102H-14C-4 76-8 58-24 50C-40 58-66 58-82 46L-78 34C-92 34-102 24-104 10Z',
      skin,
      'full',
    ) +
    b.part('M-14 102C-4 76-8 58-24 50C0 40 30 52 36 102Z', belly, 'soft') +
    times(3)
      .map((index) =>
        b.line(
          `M${-16 + index * 2} ${66 + index * 14}C${-4} ${60 + index * 14} 16 ${60 + index * 14} 30 ${66 + index * 14}`,
          'brown',
          2.4,
          0.5,
        ),
      )
      .join('') +
    b.part('M-84 40C-64 34-44 34-26 22C-34 48-60 56-84 46Z', 'crimson', 'fine') +
    [-76, -60, -44].map((x) => b.part(`M${x} ${32 - (x + 76) * 0.1}l10-2l-4 14Z`, 'white', 'fine')).join('') +
    b.part('M-56-24C-46-46-20-46-10-30C-22-18-42-16-56-24Z', 'yellow', 'fine') +
    b.flat(oval(-32, -30, 4, 9), 'black') +
    b.line('M-64-32C-48-52-20-52-2-36', 'black', 6, 0.7) +
    b.flat(oval(-94, 2, 5, 4), 'black') +
    b.part('M2-54C0-86 28-106 56-104C44-92 34-78 38-46Z', 'bone', 'soft') +
    b.part('M30-40C44-72 74-80 96-70C80-62 66-48 62-20Z', 'bone', 'soft') +
    [
      [30, -6],
      [50, 16],
      [62, 44],
      [40, 46],
      [14, 14],
    ]
      .map(([x = 0, y = 0]) => b.shade(`M${x} ${y}a11 10 0 0 0 20 0a11 13 0 0 1-20 0Z`, 0.35))
      .join('')

const egg: Motif = (b) =>
  b.part('M0-98C44-98 74-30 74 16C74 66 40 92 0 92C-40 92-74 66-74 16C-74-30-44-98 0-98Z', 'teal', 'full') +
  times(6)
    .flatMap((row) =>
      times(5).map((column) => {
        const [x, y] = [-52 + column * 26 + (row % 2) * 13, -50 + row * 25]
        return Math.hypot(x / 74, (y - 6) / 94) < 0.82
          ? b.part(
              `M${x - 11} ${y - 7}H${x + 11}C${x + 12} ${y + 8} ${x + 4} ${y + 13} ${x} ${y + 15}C${x - 4} ${y + 13} ${x - 12} ${y + 8} ${x - 11} ${y - 7}Z`,
              (row + column) % 3 ? 'aqua' : 'gold',
              'fine',
            )
          : ''
      }),
    )
    .join('') +
  b.part(
    'M-98 84C-90 56-60 60-48 74C-20 60 20 60 48 74C60 60 92 58 98 84C60 104-60 104-98 84Z',
    'gold',
    'full',
  ) +
  b.line('M-84 84C-50 74 50 74 84 84M-70 94C-40 86 40 86 70 94', 'brown', 3, 0.5)

const pearlOfFire: Motif = (b) =>
  b.part(
    'M-10-108C36-70 80-50 82 12C84 64 46 98 0 98C-50 98-86 62-82 10C-80-16-62-30-58-54C-40-44-32-34-30-20C-10-44-18-80-10-108Z',
    'red',
    'full',
  ) +
  b.part(
    'M6-72C34-44 60-24 60 18C60 58 32 82 0 82C-36 82-62 56-58 18C-56 2-50-8-46-18C-32-10-26 0-26 8C-2-10 8-40 6-72Z',
    'orange',
    'soft',
  ) +
  b.part(
    'M6-24C26-6 40 10 38 32C36 56 20 70 0 70C-22 70-38 54-36 32C-34 20-28 14-24 8C-16 14-14 18-12 24C0 12 8-4 6-24Z',
    'yellow',
    'soft',
  ) +
  b.ball(0, 40, 25, 'white') +
  b.shine(oval(-8, 30, 6, 5), 1)

const serpent: Motif = (b) =>
  b.line('M-70 76C-110 40-60 6-14 18C44 34 98 20 84-26C72-62 20-62-6-48', 'crimson', 36) +
  b.line('M-74 70C-106 38-58 4-14 14C44 30 92 16 80-26C68-56 20-58-6-48', 'red', 27) +
  b.line('M-76 66C-98 38-56 10-14 19C44 35 84 22 76-20', 'amber', 7, 0.9) +
  times(9)
    .map((index) => b.shade(disc(-60 + index * 17, 14 + Math.sin(index) * 8, 4), 0.25))
    .join('') +
  b.part('M-84 92C-110 96-104 64-88 60L-60 70C-56 84-66 92-84 92Z', 'amber', 'soft') +
  b.part('M-4-76C26-94 44-70 30-56C48-54 44-30 26-30C16-14-2-20-6-28Z', 'amber', 'soft') +
  b.part('M14-64C20-30-6-14-30-16C-50-10-80-10-88-24C-96-36-84-44-70-44C-60-72 6-92 14-64Z', 'red', 'full') +
  b.part('M-30-68C-44-98-30-112-16-114C-22-100-14-88-6-76Z', 'gold', 'fine') +
  b.part('M-8-72C-8-98 12-108 28-106C18-98 14-88 14-70Z', 'gold', 'fine') +
  b.ball(-44, -50, 9, 'yellow') +
  b.ball(-46, -50, 4.5, 'black') +
  b.line('M-84-30C-100-24-106-6-98 8M-76-18C-80-4-74 8-64 14', 'gold', 4) +
  b.line('M-82-22C-66-18-50-20-36-28', 'crimson', 3.4) +
  b.ball(46, 76, 20, 'aqua')

const wings: Motif = (b) => {
  const wing =
    b.part(
      'M14 20C20-40 60-90 112-100C100-70 104-50 96-30C88-34 80-34 74-20C66-26 56-22 54-4C44-10 34-4 30 20Z',
      'crimson',
      'soft',
    ) + b.line('M18 14C40-40 70-76 108-98M20 16C50-20 70-40 94-32M22 18C40-4 54-16 72-20', 'gold', 4)
  return (
    wing +
    mirrored(wing) +
    b.part('M0-50C40-50 56-30 56 0C56 54 28 84 0 100C-28 84-56 54-56 0C-56-30-40-50 0-50Z', 'gold', 'full') +
    b.part('M0-38C32-38 44-22 44 2C44 46 22 70 0 84C-22 70-44 46-44 2C-44-22-32-38 0-38Z', 'pine', 'soft') +
    at(6, 18, 0.4, 0, head('lime', 'yellow', 'red')(b))
  )
}

export const dragons: Motifs = {
  green: head('green', 'yellow', 'red'),
  scarlet: head('red', 'amber', 'gold'),
  ice: head('sky', 'white', 'blue'),
  egg,
  pearlOfFire,
  serpent,
  wings,
}
