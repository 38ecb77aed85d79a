import { randomInt } from 'node:crypto'
import type { Draw } from '../engine.ts'

/** Chance as it is played with: the system's own. */
export const chance: Draw = (bound) => randomInt(bound)
