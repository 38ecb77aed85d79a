import { mix } from './colour.ts'
import { type Hue, hues, isMetal, metals } from './hues.ts'
import type { Palette } from './palettes.ts'
import type { Chance } from './seed.ts'
import { disc } from './shapes.ts'

/** How far a thing stands out: from a hair to a hill. */
const reliefs = ['fine', 'soft', 'full'] as const
export type Relief = (typeof reliefs)[number]
export const isRelief = (name: string): name is Relief => reliefs.some((each) => each === name)

/** Share of the provider's air in a thing's own colour. */
const tinting = 0.12

export interface Brush {
  palette: Palette
  chance: Chance
  /** A thing with volume: light from the upper left, its own shade, a rim of the light behind it. */
  part: (d: string, hue: Hue, relief?: Relief) => string
  ball: (x: number, y: number, radius: number, hue: Hue) => string
  /** A plain area: a mark on a thing, never a thing. */
  flat: (d: string, hue: Hue, opacity?: number) => string
  line: (d: string, hue: Hue, width: number, opacity?: number) => string
  shine: (d: string, opacity?: number) => string
  shade: (d: string, opacity?: number) => string
  glow: (x: number, y: number, radius: number, colour: string, opacity?: number) => string
  colour: (hue: Hue) => string
  /** A gradient of one's own, from above to below or from the middle outwards; answers the paint. */
  gradient: (
    turn: Turn,
    ...stops: readonly (readonly [offset: number, colour: string, opacity?: number])[]
  ) => string
  definitions: () => string
}

const turns = {
  down: (body: string, id: string) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${body}</linearGradient>`,
  across: (body: string, id: string) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${body}</linearGradient>`,
  slant: (body: string, id: string) =>
    `<linearGradient id="${id}" x1=".15" y1="0" x2=".85" y2="1">${body}</linearGradient>`,
  out: (body: string, id: string) => `<radialGradient id="${id}">${body}</radialGradient>`,
  lit: (body: string, id: string) =>
    `<radialGradient id="${id}" cx=".36" cy=".3" r=".78">${body}</radialGradient>`,
}
type Turn = keyof typeof turns
export const isTurn = (name: string): name is Turn => name in turns

export const at = (x: number, y: number, size: number, turn: number, content: string): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${size.toFixed(3)})">${content}</g>`

/** A thing with the shadow that it throws. */
export const lit = (content: string): string => `<g filter="url(#drop)">${content}</g>`

export function brushOf(palette: Palette, chance: Chance): Brush {
  const paints = new Map<string, { turn: Turn; body: string; id: string }>()
  const gradient: Brush['gradient'] = (turn, ...stops) => {
    const body = stops
      .map(([offset, colour, opacity = 1]) => {
        const seen = opacity === 1 ? '' : ` stop-opacity="${opacity}"`
        return `<stop offset="${offset}" stop-color="${colour}"${seen}/>`
      })
      .join('')
    const key = turn + body
    const paint = paints.get(key) ?? { turn, body, id: `p${paints.size}` }
    paints.set(key, paint)
    return `url(#${paint.id})`
  }
  const colour = (hue: Hue): string =>
    isMetal(hue) ? metals[hue][1] : mix(hues[hue], mix(palette.sky[2], palette.glow, 0.5), tinting)
  const paint = (hue: Hue, turn: Turn): string => {
    if (isMetal(hue)) {
      const [high, middle, low, deep] = metals[hue]
      return gradient(turn, [0, high], [0.28, middle], [0.52, low], [0.6, middle], [0.78, low], [1, deep])
    }
    const own = colour(hue)
    const bright = mix(own, palette.light, 0.34)
    return gradient(turn, [0, bright], [0.42, own], [1, mix(own, palette.ink, 0.5)])
  }
  const glow: Brush['glow'] = (x, y, radius, tone, opacity = 1) => {
    const fill = gradient('out', [0, tone, opacity], [0.45, tone, opacity * 0.42], [1, tone, 0])
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${fill}"/>`
  }
  return {
    palette,
    chance,
    colour,
    gradient,
    glow,
    part: (d, hue, relief = 'soft') =>
      `<path d="${d}" fill="${paint(hue, 'slant')}" fill-rule="evenodd" filter="url(#${relief})"/>`,
    ball: (x, y, radius, hue) =>
      `<path d="${disc(x, y, radius)}" fill="${paint(hue, 'lit')}" filter="url(#${radius > 25 ? 'soft' : 'fine'})"/>`,
    flat: (d, hue, opacity = 1) =>
      `<path d="${d}" fill="${colour(hue)}" fill-rule="evenodd"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`,
    line: (d, hue, width, opacity = 1) =>
      `<path d="${d}" fill="none" stroke="${colour(hue)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`,
    shine: (d, opacity = 0.55) => `<path d="${d}" fill="${palette.light}" opacity="${opacity}"/>`,
    shade: (d, opacity = 0.3) =>
      `<path d="${d}" fill="${palette.ink}" fill-rule="evenodd" opacity="${opacity}"/>`,
    definitions: () => [...paints.values()].map(({ turn, body, id }) => turns[turn](body, id)).join(''),
  }
}
