import { createHash } from 'node:crypto'
import { crashPointOf, outcomeText } from '#sandbox/contract/crash-point.ts'

/** Rounds per chain. */
export const chainLength = 10_000

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * The chain that ends with the root: at 0 its anchor, at `length` the root itself, each the hash of the next. The round at a position
 * has that seed, and the hash of it, which stands one before, as its commitment.
 */
export function chainOf(root: string, length: number): readonly string[] {
  const chain = [root]
  for (let made = 0; made < length; made += 1) chain.push(sha256(chain.at(-1) ?? root))
  return chain.toReversed()
}

/** Hundredths. */
export const pointOf = (seed: string, game: string, round: number) =>
  crashPointOf(sha256(outcomeText(seed, game, round)))
