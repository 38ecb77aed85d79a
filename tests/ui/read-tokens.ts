import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Theme = 'light' | 'dark'
export type Oklch = [lightness: number, chroma: number, hue: number]

const css = readFileSync(join(import.meta.dirname, '../../src/ui/tokens.css'), 'utf8')

const numbers = (text: string): Oklch => {
  const [lightness, chroma, hue] = text.split(/\s+/).map(Number)
  if (lightness === undefined || chroma === undefined || hue === undefined)
    throw new Error(`not a colour: ${text}`)
  return [lightness, chroma, hue]
}

/** Every opaque colour of tokens.css, by name and theme. */
export const tokens: Record<string, Record<Theme, Oklch>> = Object.fromEntries(
  Array.from(
    css.matchAll(/--([\w-]+): light-dark\(oklch\(([^/)]+)\), oklch\(([^/)]+)\)\);/g),
    ([, name = '', light = '', dark = '']) => [name, { light: numbers(light), dark: numbers(dark) }],
  ),
)

/** Linear-light sRGB; components outside 0..1 are outside the gamut. */
export function linearRgb([lightness, chroma, hue]: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** WCAG 2 contrast ratio: from 1 (the same) to 21 (black on white). */
export function contrast(one: Oklch, other: Oklch): number {
  const [high, low] = [luminance(one), luminance(other)].toSorted((x, y) => y - x)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

function luminance(colour: Oklch): number {
  const [red, green, blue] = linearRgb(colour).map((part) => Math.min(1, Math.max(0, part)))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
