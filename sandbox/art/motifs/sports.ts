import { at, type Brush } from '../brush.ts'
import type { Motif, Motifs } from '../motif.ts'
import { box, disc, many, oval, polar, times } from '../shapes.ts'
import { trophy } from './race.ts'

const pentagon = (size: number, x: number, y: number, turn = 0): string =>
  many(times(5).map((index) => polar(index * 72 + turn, size, x, y)))

const football: Motif = (b) =>
  b.part(disc(0, 0, 92), 'white', 'full') +
  `<clipPath id="ball"><path d="${disc(0, 0, 90)}"/></clipPath><g clip-path="url(#ball)">` +
  b.part(pentagon(33, -4, -6), 'black', 'fine') +
  times(5)
    .map((index) => {
      const [x, y] = polar(index * 72, 88, -4, -6)
      const [from, to] = [polar(index * 72, 33, -4, -6), polar(index * 72, 58, -4, -6)]
      return (
        b.part(pentagon(31, x, y, 36), 'black', 'fine') +
        b.line(
          `M${from.map((v) => v.toFixed(1)).join(' ')}L${to.map((v) => v.toFixed(1)).join(' ')}`,
          'grey',
          3,
        ) +
        b.line(
          `M${polar(index * 72 + 25, 72, -4, -6)
            .map((v) => v.toFixed(1))
            .join(' ')}L${polar(index * 72 + 47, 72, -4, -6)
            .map((v) => v.toFixed(1))
            .join(' ')}`,
          'grey',
          3,
        )
      )
    })
    .join('') +
  '</g>' +
  b.shine('M-66-30C-56-60-30-74-8-76C-32-60-48-44-54-12C-62-16-68-22-66-30Z', 0.5)

const basketball: Motif = (b) =>
  b.part(disc(0, 0, 92), 'orange', 'full') +
  b.line(
    'M-90-16C-40 10 40 10 91-12M-14-91C14-40 10 40-10 91M-66-62C-10-40-20 40-56 72M58-70C14-30 26 40 66 62',
    'cocoa',
    5,
  ) +
  b.shine('M-66-30C-56-60-30-74-8-76C-32-60-48-44-54-12C-62-16-68-22-66-30Z', 0.35)

const racket: Motif = (b) =>
  at(
    0,
    0,
    1,
    36,
    b.part(box(-8, 34, 16, 82, 5), 'black', 'fine') +
      times(5)
        .map((index) => b.line(`M-7 ${60 + index * 11}L7 ${66 + index * 11}`, 'red', 4))
        .join('') +
      b.part(
        'M-46-36C-44-116 44-116 46-36C44 10 14 20 8 40H-8C-14 20-44 10-46-36ZM0-86C-50-86-46 14 0 14C46 14 50-86 0-86Z',
        'red',
        'soft',
      ) +
      times(7)
        .map((index) =>
          b.line(
            `M${-30 + index * 10} ${-80 + Math.abs(index - 3) * 9}V${8 - Math.abs(index - 3) * 9}M${-36 + Math.abs(index - 3) * 3} ${-72 + index * 12}H${36 - Math.abs(index - 3) * 3}`,
            'bone',
            1.6,
            0.8,
          ),
        )
        .join(''),
  ) +
  b.ball(-52, 42, 34, 'lime') +
  b.line('M-82 28C-62 34-52 54-58 74M-40 10C-40 26-32 36-20 34', 'white', 4, 0.9)

const glove: Motif = (b) =>
  at(
    0,
    0,
    1,
    -14,
    b.part('M-36 40L-30 102H44L48 40Z', 'white', 'soft') +
      b.line('M-30 70H46M-32 84H45', 'red', 6) +
      b.part(
        'M-46 52C-70 10-74-40-48-74C-20-104 44-104 66-74C84-46 76 10 56 52C20 62-20 62-46 52Z',
        'red',
        'full',
      ) +
      b.part(
        'M-48-12C-86-20-98 18-78 44C-66 58-42 54-30 40C-20 26-26 10-16-4C-26-16-38-16-48-12Z',
        'red',
        'full',
      ) +
      b.line('M-16-4C10-16 40-14 64-22M-12-80C-14-60-8-48 2-42M22-88C18-66 24-54 34-48', 'crimson', 5, 0.8) +
      b.shine('M-40-62C-26-82-4-86 12-86C-12-76-26-64-34-42C-40-46-44-54-40-62Z', 0.5),
  )

const whistle: Motif = (b) =>
  b.line('M-40-40C-80-100 20-112 60-80', 'red', 7) +
  b.part('M-20-44H100V-6H62C66 56 32 86-14 86C-66 86-96 50-94 14C-92-22-62-44-20-44Z', 'gold', 'full') +
  b.part(disc(-16, 20, 36), 'gold', 'soft') +
  b.flat(disc(-16, 20, 17), 'black', 0.85) +
  b.ball(-12, 26, 11, 'wood') +
  b.part(box(28, -58, 30, 16, 3), 'gold', 'fine') +
  b.part(box(92, -48, 16, 46, 4), 'black', 'fine')

const skittles: Motif = (b) => {
  const pin = (x: number, y: number, size: number, turn: number): string =>
    at(
      x,
      y,
      size,
      turn,
      b.part(
        'M0-100C22-100 24-74 16-50C12-34 34 0 30 44C28 72 20 90 14 98H-14C-20 90-28 72-30 44C-34 0-12-34-16-50C-24-74-22-100 0-100Z',
        'white',
        'full',
      ) + b.line('M-15-56C-6-50 6-50 15-56M-14-44C-6-38 6-38 14-44', 'red', 6),
    )
  return (
    pin(-50, -6, 0.9, -10) +
    pin(56, -8, 0.9, 12) +
    pin(2, -20, 0.95, 0) +
    b.part(disc(6, 50, 50), 'navy', 'full') +
    [
      [-4, 34],
      [14, 30],
      [6, 48],
    ]
      .map(([x = 0, y = 0]) => b.flat(disc(x, y, 6), 'black'))
      .join('') +
    b.shine(oval(-18, 28, 8, 6), 0.6)
  )
}

const dart = (b: Brush): string =>
  b.part('M0-6L70-6L104 0L70 6H0Z', 'gold', 'fine') +
  b.part('M0-5L-60-5L-88-30L-104-8V8L-88 30L-60 5H0Z', 'teal', 'fine')
const target: Motif = (b) =>
  ['black', 'bone', 'red', 'bone', 'red']
    .map((_, index) =>
      b.part(
        disc(0, 0, 98 - index * 20),
        index === 0 ? 'black' : index % 2 ? 'bone' : 'red',
        index ? 'fine' : 'full',
      ),
    )
    .join('') +
  at(44, -32, 0.8, 144, dart(b)) +
  at(-30, -54, 0.6, 66, dart(b))

export const sports: Motifs = { football, basketball, racket, glove, whistle, skittles, target, trophy }
