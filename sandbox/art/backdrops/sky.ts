import type { Brush } from '../brush.ts'
import { mix } from '../colour.ts'
import { between } from '../seed.ts'
import { each } from '../shapes.ts'

/** What lies behind the scene, 300 by 400, the horizon at about 290. */
export type Backdrop = (brush: Brush) => string

export const fill = (d: string, paint: string, opacity = 1, more = ''): string =>
  `<path d="${d}" fill="${paint}"${opacity === 1 ? '' : ` opacity="${opacity}"`}${more}/>`

/** All of the picture, from above to below. */
export const wall = (b: Brush, ...stops: Parameters<Brush['gradient']>[1][]): string =>
  fill('M0 0H300V400H0Z', b.gradient('down', ...stops))

export const sky = (b: Brush): string => {
  const [high, middle, low] = b.palette.sky
  return wall(b, [0, high], [0.42, middle], [0.78, low], [1, mix(low, b.palette.ink, 0.5)])
}

/** A colour of the distance: 0 is the horizon's air, 1 the dark that is near. */
export const distance = (b: Brush, near: number): string =>
  mix(mix(b.palette.sky[2], b.palette.sky[1], 0.55), b.palette.ink, near)

export const stars = (b: Brush, count: number, lowest: number): string =>
  each(
    count,
    () =>
      `<circle cx="${between(b.chance, 0, 300).toFixed(1)}" cy="${between(b.chance, 0, lowest).toFixed(1)}" r="${between(b.chance, 0.4, 1.5).toFixed(2)}" fill="${b.palette.light}" opacity="${between(b.chance, 0.3, 0.9).toFixed(2)}"/>`,
  )

export const moon = (b: Brush): string => {
  const [x, y, size] = [between(b.chance, 46, 110), between(b.chance, 44, 84), between(b.chance, 18, 28)]
  return (
    b.glow(x, y, size * 3.4, b.palette.glow, 0.5) +
    fill(
      `M${x - size} ${y}a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0 ${-size * 2} 0Z`,
      b.gradient('lit', [0, b.palette.light], [1, b.palette.glow]),
    )
  )
}

export const cloud = (b: Brush, x: number, y: number, size: number, opacity: number): string =>
  fill(
    `M${x} ${y}c${-size * 0.5} 0 ${-size * 0.5} ${-size * 0.5} ${-size * 0.06} ${-size * 0.46}c${size * 0.1} ${-size * 0.5} ${size * 0.76} ${-size * 0.5} ${size * 0.86} ${-size * 0.06}c${size * 0.5} ${-size * 0.2} ${size * 0.84} ${size * 0.5} ${size * 0.2} ${size * 0.52}Z`,
    b.gradient('down', [0, b.palette.light], [1, mix(b.palette.sky[1], b.palette.light, 0.3)]),
    opacity,
  )

export const roll = (b: Brush, base: number, height: number): string => {
  const lean = between(b.chance, 40, 120)
  return `M0 ${base}C${lean} ${base - height} ${lean + 70} ${base - height} 170 ${base - height * 0.3}S260 ${base - height * 0.8} 300 ${base - height * 0.4}V400H0Z`
}

export const glowWall: Backdrop = (b) =>
  wall(b, [0, b.palette.sky[0]], [0.55, b.palette.sky[1]], [1, b.palette.ink]) +
  b.glow(130, 150, 200, b.palette.sky[2], 0.6) +
  b.glow(130, 150, 120, b.palette.glow, 0.5)
