const round = (value: number): number => Math.round(value * 10) / 10

export const oval = (x: number, y: number, across: number, up: number): string =>
  `M${round(x - across)} ${round(y)}a${across} ${up} 0 1 0 ${2 * across} 0a${across} ${up} 0 1 0 ${-2 * across} 0Z`

export const disc = (x: number, y: number, radius: number): string => oval(x, y, radius, radius)

/** A disc with a hole in it; to be filled by even and odd. */
export const ring = (x: number, y: number, outer: number, inner: number): string =>
  disc(x, y, outer) + disc(x, y, inner)

export const many = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`

/** Where a hand of that length points to from the middle: 0 is up, a full turn is 360. */
export const polar = (degrees: number, length: number, x = 0, y = 0): [number, number] => [
  x + Math.sin((degrees * Math.PI) / 180) * length,
  y - Math.cos((degrees * Math.PI) / 180) * length,
]

export const star = (points: number, outer: number, inner: number, x = 0, y = 0): string =>
  many(
    Array.from({ length: points * 2 }, (_, index) =>
      polar((index * 180) / points, index % 2 === 0 ? outer : inner, x, y),
    ),
  )

/** A slice of a ring or, with no inner radius, of a disc. */
export const slice = (from: number, to: number, outer: number, inner = 0): string => {
  const [a, b, c, d] = [polar(from, outer), polar(to, outer), polar(to, inner), polar(from, inner)].map(
    ([x, y]) => `${round(x)} ${round(y)}`,
  )
  const large = to - from > 180 ? 1 : 0
  return `M${a}A${outer} ${outer} 0 ${large} 1 ${b}L${c}${inner ? `A${inner} ${inner} 0 ${large} 0 ${d}` : ''}Z`
}

export const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

export const each = (count: number, draw: (index: number) => string): string =>
  times(count).map(draw).join('')
