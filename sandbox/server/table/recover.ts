import type { SandboxParts } from '../parts.ts'
import { abandonedSteps, findRound } from './round.store.ts'
import { owedBack, type StepParts } from './step.ts'

/** How long a step may be under way, in milliseconds: far longer than the wallet is waited for. */
export const stepPatience = 60_000

/** Steps of which nobody knows how they ended come to nothing: what they may have cost goes back. */
export async function giveBackAbandoned(parts: StepParts & Pick<SandboxParts, 'clock'>, before: Date) {
  for (const step of await abandonedSteps(parts.pool, before)) {
    const round = await findRound(parts.pool, step.round)
    if (round) await owedBack(parts, round, step)
  }
}
