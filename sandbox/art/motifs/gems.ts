import { at, type Brush } from '../brush.ts'
import type { Hue } from '../hues.ts'
import type { Motif, Motifs } from '../motif.ts'
import { many, polar, times } from '../shapes.ts'

/** A facet that is nearer to the light or farther from it. */
const facet = (b: Brush, d: string, lit: number): string =>
  lit >= 0 ? b.shine(d, lit * 0.72) : b.shade(d, -lit)

const brilliant =
  (hue: Hue): Motif =>
  (b) =>
    b.part('M-62-62H62L98-18L0 92L-98-18Z', hue, 'full') +
    facet(b, 'M-62-62L-34-18L-98-18Z', 0.5) +
    facet(b, 'M-62-62H0L-34-18Z', 0.28) +
    facet(b, 'M0-62L34-18H-34Z', 0.6) +
    facet(b, 'M0-62H62L34-18Z', 0.16) +
    facet(b, 'M62-62L98-18H34Z', -0.18) +
    facet(b, 'M-98-18H-34L0 92Z', 0.2) +
    facet(b, 'M-34-18H34L0 92Z', -0.08) +
    facet(b, 'M34-18H98L0 92Z', -0.38) +
    b.line('M-98-18H98M-34-18L0 92L34-18L0-62L-34-18L-62-62M34-18L62-62', 'white', 1.6, 0.5) +
    b.shine('M-56-54L-16-54L-38-26Z', 0.5)

const stepped =
  (hue: Hue): Motif =>
  (b) =>
    b.part('M-44-92H44L76-60V60L44 92H-44L-76 60V-60Z', hue, 'full') +
    facet(b, 'M-44-92H44L30-66H-30Z', 0.5) +
    facet(b, 'M-76-60L-44-92L-30-66L-50-46Z', 0.62) +
    facet(b, 'M-76-60L-50-46V46L-76 60Z', 0.34) +
    facet(b, 'M76-60L50-46V46L76 60Z', -0.3) +
    facet(b, 'M-44 92H44L30 66H-30Z', -0.4) +
    facet(b, 'M76 60L44 92L30 66L50 46Z', -0.5) +
    facet(b, 'M-50-46L-30-66H30L50-46V46L30 66H-30L-50 46Z', 0.1) +
    facet(b, 'M-50-46L-30-66H30L-50 34Z', 0.34) +
    b.line('M-50-46L-30-66H30L50-46V46L30 66H-30L-50 46Z', 'white', 1.8, 0.55)

const drop =
  (hue: Hue): Motif =>
  (b) =>
    b.part('M0-98C26-56 72-20 72 28C72 70 40 96 0 96C-40 96-72 70-72 28C-72-20-26-56 0-98Z', hue, 'full') +
    facet(b, 'M0-98L-24-4L-72 28C-72-20-26-56 0-98Z', 0.4) +
    facet(b, 'M0-98L24-4L72 28C72-20 26-56 0-98Z', -0.15) +
    facet(b, 'M-24-4L24-4L38 38L0 64L-38 38Z', 0.36) +
    facet(b, 'M0-98L24-4H-24Z', 0.55) +
    facet(b, 'M-72 28L-38 38L0 64L0 96C-40 96-72 70-72 28Z', -0.22) +
    facet(b, 'M72 28L38 38L0 64L0 96C40 96 72 70 72 28Z', -0.45) +
    b.line('M-24-4H24L38 38L0 64L-38 38Z', 'white', 1.6, 0.5)

const heart: Motif = (b) =>
  b.part('M0-52C18-92 92-92 94-30C94 22 34 62 0 96C-34 62-94 22-94-30C-92-92-18-92 0-52Z', 'red', 'full') +
  facet(b, 'M0-52L-30-10L-94-30C-92-92-18-92 0-52Z', 0.42) +
  facet(b, 'M0-52L30-10L94-30C92-92 18-92 0-52Z', 0.14) +
  facet(b, 'M-30-10L0-52L30-10L0 34Z', 0.5) +
  facet(b, 'M-94-30L-30-10L0 34V96C-34 62-94 22-94-30Z', -0.1) +
  facet(b, 'M94-30L30-10L0 34V96C34 62 94 22 94-30Z', -0.4) +
  b.line('M-94-30L-30-10L0-52L30-10L94-30M-30-10L0 34L30-10M0 34V96', 'white', 1.6, 0.5)

const shard = (b: Brush, hue: Hue, high: number, wide: number): string =>
  b.part(
    `M${-wide} 0L${-wide * 0.8} ${-high * 0.72}L0 ${-high}L${wide} ${-high * 0.66}L${wide * 0.9} 0Z`,
    hue,
    'soft',
  ) +
  facet(
    b,
    `M${-wide} 0L${-wide * 0.8} ${-high * 0.72}L0 ${-high}L${-wide * 0.15} ${-high * 0.6}L${-wide * 0.2} 0Z`,
    0.36,
  ) +
  facet(
    b,
    `M0 ${-high}L${wide} ${-high * 0.66}L${wide * 0.9} 0H${wide * 0.35}L${wide * 0.4} ${-high * 0.58}Z`,
    -0.34,
  ) +
  b.line(`M${-wide * 0.15} ${-high * 0.6}L0 ${-high}L${wide * 0.4} ${-high * 0.58}Z`, 'white', 1.4, 0.6)

const crystals: Motif = (b) =>
  at(-50, 82, 1, -34, shard(b, 'aqua', 110, 22)) +
  at(52, 84, 1, 36, shard(b, 'violet', 104, 22)) +
  at(-24, 86, 1, -14, shard(b, 'sky', 158, 27)) +
  at(28, 88, 1, 15, shard(b, 'pink', 146, 26)) +
  at(0, 92, 1, 2, shard(b, 'teal', 188, 30)) +
  at(-62, 92, 1, -52, shard(b, 'pink', 60, 15)) +
  at(64, 92, 1, 54, shard(b, 'aqua', 58, 15))

const signet: Motif = (b) =>
  b.part('M0-22A58 58 0 1 0 .1-22ZM0-6A42 42 0 1 1-.1-6Z', 'gold', 'soft') +
  b.part(
    many([
      [-34, -34],
      [34, -34],
      [22, -12],
      [-22, -12],
    ]),
    'gold',
    'fine',
  ) +
  at(0, -52, 0.5, 0, brilliant('sky')(b)) +
  times(7)
    .map((index) => at(...polar(105 + index * 25, 50, 0, 36), 0.07, 0, brilliant('white')(b)))
    .join('')

export const gems: Motifs = {
  ruby: brilliant('red'),
  diamond: brilliant('sky'),
  emerald: stepped('green'),
  topaz: stepped('amber'),
  sapphire: drop('blue'),
  amethyst: drop('plum'),
  heart,
  crystals,
  signet,
}
