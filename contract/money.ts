import * as z from 'zod/mini'

const minorPerMajor = 100
/** Largest amount on the wire: far below where doubles lose a hundredth. */
const ceiling = 1e12

const hasTwoDecimalsAtMost = (value: number) => Number.isFinite(value) && toWire(toMinor(value)) === value

export const numberFault = ({ input }: { input?: unknown }) =>
  input === undefined ? 'required' : 'not a number'

/** Money on the wire: a number with two decimals at most. */
export const money = z
  .number({ error: numberFault })
  .check(
    z.minimum(-ceiling, 'not an amount'),
    z.maximum(ceiling, 'not an amount'),
    z.refine(hasTwoDecimalsAtMost, 'not an amount'),
  )

/** 12.5 on the wire is 1250 minor units. */
export function toMinor(wire: number): number {
  return Math.round(wire * minorPerMajor)
}

export function toWire(minor: number): number {
  return minor / minorPerMajor
}
