import { format } from 'node:util'
import { afterAll, afterEach, expect } from 'vitest'

/** A line that a test does not expect is a fault, not something to scroll past. */
const lines: string[] = []

for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const)
  console[level] = (...words: unknown[]) => void lines.push(format(...words))

const isQuiet = () => {
  const said = lines.splice(0)
  if (said.length > 0) expect.fail(['lines on the console', ...said].join('\n'))
}
afterEach(isQuiet)
afterAll(isQuiet)
