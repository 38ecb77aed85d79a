import { at, type Brush, mirrored } from '../brush.ts'
import type { Hue } from '../hues.ts'
import type { Motif, Motifs } from '../motif.ts'
import { disc } from '../shapes.ts'
import { ace, cardBack, chipStack, court } from './table.ts'

/** A face turned a little to the light: brows, eyes, nose, mouth in few strokes. */
const face = (b: Brush, skin: Hue, lips: Hue): string =>
  b.part('M-13-10V16C-13 26 13 26 13 16V-10Z', skin, 'fine') +
  b.shade('M-13 0C-4 10 6 10 13 0V8C6 16-6 16-13 8Z', 0.3) +
  b.part('M-28-46C-29-76 29-76 28-46C28-22 14 2 0 4C-14 2-28-22-28-46Z', skin, 'soft') +
  b.flat(disc(-16, -24, 7) + disc(18, -24, 7), 'red', 0.14) +
  b.line('M-19-46C-15-50-9-50-5-47M7-47C11-50 17-50 21-46', 'cocoa', 2.4) +
  b.flat('M-18-37C-15-43-7-43-4-37C-8-34-14-34-18-37ZM6-37C9-43 17-43 20-37C16-34 10-34 6-37Z', 'white') +
  b.flat(disc(-10.4, -38, 3) + disc(13.6, -38, 3), 'cocoa') +
  b.shine(disc(-11.4, -39, 1) + disc(12.6, -39, 1), 1) +
  b.line('M-19-38C-15-43-7-43-3-38M5-38C9-43 17-43 21-38', 'black', 1.8) +
  b.line('M2-38C5-30 6-26 1-24', 'brown', 1.6, 0.55) +
  b.flat('M-9-15C-4-18-1-17 1.5-16C4-17 7-18 12-15C7-8-4-8-9-15Z', lips) +
  b.line('M-9-15C-3-13 6-13 12-15', 'crimson', 1.2, 0.6)

const vest = (b: Brush, hue: Hue, tie: Hue): string =>
  b.part('M-84 96C-84 56-70 38-20 24H20C70 38 84 56 84 96Z', 'white', 'soft') +
  b.part('M-62 96V42L-24 27L-2 70L-2 96ZM62 96V42L24 27L2 70L2 96Z', hue, 'soft') +
  b.part('M-20 24L0 66L20 24L12 20L0 34L-12 20Z', 'white', 'fine') +
  b.part(
    'M0 36C-8 26-22 26-24 28C-26 36-26 44-22 48C-14 48-6 42 0 38C6 42 14 48 22 48C26 44 26 36 24 28C22 26 8 26 0 36Z',
    tie,
    'fine',
  ) +
  b.ball(0, 78, 3.4, 'gold') +
  b.ball(0, 90, 3.4, 'gold')

const hair: Record<'bob' | 'waves' | 'bun' | 'short', readonly [behind: string, before: string]> = {
  bob: [
    'M-38 0C-48-90 48-90 38 0C26 6 20-2 22-20H-22C-20-2-26 6-38 0Z',
    'M-30-34C-36-84 34-88 31-34C24-52 10-60-2-60C-14-56-26-48-30-34Z',
  ],
  waves: [
    'M-44 44C-64 10-34-20-38-50C-34-92 34-92 38-50C34-20 64 10 44 44C26 48 24 20 22 0H-22C-24 20-26 48-44 44Z',
    'M-31-32C-38-82 36-90 32-32C26-54 20-62 8-64C-4-52-26-56-31-32Z',
  ],
  bun: [
    'M-22-66C-30-104 30-104 22-66ZM-33-26C-38-84 38-84 33-26Z',
    'M-30-36C-34-80 34-80 30-36C22-58 6-64-10-64C-20-56-28-48-30-36Z',
  ],
  short: [
    'M-31-34C-36-72 36-72 31-34L27-28H-27Z',
    'M-31-36C-40-82-4-90 12-82C36-82 38-58 31-36C28-50 24-58 16-60C0-54-24-62-28-54Z',
  ],
}

interface Person {
  skin: Hue
  hair: keyof typeof hair
  tone: Hue
  vest: Hue
  tie: Hue
  lips: Hue
}

const dealerOf =
  ({ skin, hair: cut, tone, vest: cloth, tie, lips }: Person, before: (b: Brush) => string): Motif =>
  (b) =>
    at(0, 16, 1.42, 0, b.part(hair[cut][0], tone, 'soft') + face(b, skin, lips)) +
    at(0, 16, 1.06, 0, vest(b, cloth, tie)) +
    at(0, 16, 1.42, 0, b.part(hair[cut][1], tone, 'soft')) +
    before(b)

const cardsInFront = (b: Brush): string =>
  at(-42, 84, 0.5, -22, ace(b, 'hearts')) +
  at(-16, 78, 0.5, -6, ace(b, 'spades')) +
  at(12, 80, 0.5, 10, court(b, 'diamonds', 'red')) +
  at(40, 88, 0.5, 24, cardBack(b, 'teal'))
const chipsInFront = (b: Brush): string =>
  at(-60, 100, 0.6, 0, chipStack(b, 'red', 6)) +
  at(62, 102, 0.6, 0, chipStack(b, 'blue', 4)) +
  at(-4, 106, 0.6, 0, chipStack(b, 'amber', 2))
const oneCard = (b: Brush): string =>
  at(48, 66, 0.56, 16, ace(b, 'spades')) + mirrored(at(52, 92, 0.5, 0, chipStack(b, 'green', 3)))

export const dealer: Motifs = {
  ada: dealerOf(
    { skin: 'skin', hair: 'waves', tone: 'brown', vest: 'black', tie: 'crimson', lips: 'red' },
    cardsInFront,
  ),
  demir: dealerOf(
    { skin: 'tan', hair: 'short', tone: 'black', vest: 'crimson', tie: 'black', lips: 'rose' },
    chipsInFront,
  ),
  lale: dealerOf(
    { skin: 'skin', hair: 'bob', tone: 'black', vest: 'leaf', tie: 'gold', lips: 'crimson' },
    oneCard,
  ),
  nil: dealerOf(
    { skin: 'tan', hair: 'bun', tone: 'cocoa', vest: 'plum', tie: 'black', lips: 'red' },
    chipsInFront,
  ),
  ela: dealerOf(
    { skin: 'bone', hair: 'waves', tone: 'amber', vest: 'navy', tie: 'red', lips: 'pink' },
    oneCard,
  ),
  kaan: dealerOf(
    { skin: 'skin', hair: 'short', tone: 'wood', vest: 'black', tie: 'teal', lips: 'rose' },
    cardsInFront,
  ),
}
