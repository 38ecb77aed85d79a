import { readFileSync } from 'node:fs'
import { type Brush, isRelief, isTurn } from './brush.ts'
import { type Hue, hues, isHue, metals } from './hues.ts'
import type { Motif, Motifs } from './motif.ts'

/*
 * The drawings are SVG that any browser shows, a sheet for each theme. The brush gives them light and colour:
 * a path with a class has volume (fine, soft, full), one without lies flat, a stroke is a line, a circle is a ball.
 * A colour of three digits is the picture's own, one of six is a hue.
 */
const names = new Map([
  ...Object.entries(hues).map(([name, colour]) => [colour as string, name] as const),
  ...Object.entries(metals).map(([name, [, colour]]) => [colour as string, name] as const),
])

function named(colour: string): Hue {
  const name = names.get(colour) ?? ''
  if (!isHue(name)) throw new Error(`${colour} is no hue: use one of hues.ts`)
  return name
}

function toneOf(b: Brush, colour: string): string {
  const { light, ink, glow, accent } = b.palette
  const own = { '#fff': light, '#000': ink, '#fd8': glow, '#f80': accent }[colour]
  return own ?? (names.has(colour) ? b.colour(named(colour)) : colour)
}

function painted(b: Brush, tag: string, a: Record<string, string>): string {
  const { class: kind = '', fill = '', stroke, d = '' } = a
  const opacity = Number(a['opacity'] ?? 1)
  const circle = [Number(a['cx']), Number(a['cy']), Number(a['r'])] as const
  if (kind === 'glow') return b.glow(...circle, toneOf(b, fill), opacity)
  if (tag === 'circle') return b.ball(...circle, named(fill))
  if (stroke) return b.line(d, named(stroke), Number(a['stroke-width']), opacity)
  if (fill === '#fff') return b.shine(d, opacity)
  if (fill === '#000') return b.shade(d, opacity)
  const [fade, turn = '', from, to] = kind.split(' ')
  if (fade === 'fade' && isTurn(turn)) {
    const tone = toneOf(b, fill)
    return `<path d="${d}" fill="${b.gradient(turn, [0, tone, Number(from)], [1, tone, Number(to)])}"/>`
  }
  return isRelief(kind) ? b.part(d, named(fill), kind) : b.flat(d, named(fill), opacity)
}

const attributes = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))

const motif =
  (drawing: string): Motif =>
  (b) =>
    drawing.replaceAll(/<(path|circle) ([^>]*(?:fill|stroke)=[^>]*)\/>/g, (_, tag: string, text: string) =>
      painted(b, tag, attributes(text)),
    )

interface Drawn {
  drawing: string
  called: string | undefined
}

function read(sheet: string): Map<string, Drawn> {
  const file = readFileSync(new URL(`sheets/${sheet}.svg`, import.meta.url), 'utf8')
  const drawn = file.replaceAll('\n', '').matchAll(/<(svg|symbol) (id="[^>]*)>(.*?)<\/\1>/g)
  return new Map(
    [...drawn].map(([, , text = '', drawing = '']) => {
      const { id = '', 'data-called': called } = attributes(text)
      return [id, { drawing, called }]
    }),
  )
}

const pieces = read('pieces')

/** With what it uses put in, in the colour it is used in. */
function whole(drawing: string): string {
  return drawing.replaceAll(/<use href="pieces.svg#([\w-]+)"([^>]*)\/>/g, (_, id: string, text: string) => {
    const { color = 'currentColor', transform } = attributes(text)
    const body = whole(pieces.get(id)?.drawing ?? '').replaceAll('currentColor', color)
    return transform ? `<g transform="${transform}">${body}</g>` : body
  })
}

export const piece = (id: string): Motif => motif(whole(`<use href="pieces.svg#${id}"/>`))

/** What is drawn on a sheet, in its order, and the words of a game's code by which each is meant. */
export function sheetOf(name: string): { motifs: Motifs; called: ReadonlyMap<string, RegExp> } {
  const drawn = [...read(name)]
  return {
    motifs: Object.fromEntries(drawn.map(([id, { drawing }]) => [id, motif(whole(drawing))])),
    called: new Map(drawn.flatMap(([id, { called }]) => (called ? [[id, new RegExp(called)]] : []))),
  }
}
