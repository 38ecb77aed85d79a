import { randomInt } from 'node:crypto'
import type { Draw } from '../engine.ts'

/** Cryptographic random numbers. */
export const chance: Draw = (bound) => randomInt(bound)
