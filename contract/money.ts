import * as z from 'zod/mini'

const minorPerMajor = 100
/** Largest amount on the wire: far below where doubles lose a hundredth. */
const ceiling = 1e12

const hasTwoDecimalsAtMost = (value: number) => Number.isFinite(value) && toWire(toMinor(value)) === value

/** Money on the wire: a number with two decimals at most. */
export const money = z
  .number('not a number')
  .check(
    z.minimum(-ceiling, 'not an amount'),
    z.maximum(ceiling, 'not an amount'),
    z.refine(hasTwoDecimalsAtMost, 'not an amount'),
  )

/** 12.5 on the wire is 1250 minor units. */
export function toMinor(wire: number): number {
  return Math.round(wire * minorPerMajor)
}

/** 1250 minor units are 12.5 on the wire. */
export function toWire(minor: number): number {
  return minor / minorPerMajor
}
