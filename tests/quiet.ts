import { format } from 'node:util'
import { afterAll, afterEach, expect } from 'vitest'

/** A line that a test does not expect is a fault, not something to scroll past. */
const lines: string[] = []

for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const)
  console[level] = (...words: unknown[]) => void lines.push(format(...words))

const isQuiet = () => expect(lines.splice(0), 'lines on the console').toEqual([])
afterEach(isQuiet)
afterAll(isQuiet)
