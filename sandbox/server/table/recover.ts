import type { SandboxParts } from '../parts.ts'
import { abandonedSteps, findRound } from './round.store.ts'
import { owedBack, type StepParts } from './step.ts'

/** Milliseconds; must be longer than the time-outs of a wallet call and of a statement together. */
export const stepPatience = 20_000

/** Drops steps that were interrupted and gives their stakes back. */
export async function giveBackAbandoned(parts: StepParts & Pick<SandboxParts, 'clock'>, before: Date) {
  for (const step of await abandonedSteps(parts.pool, before)) {
    const round = await findRound(parts.pool, step.round)
    if (round) await owedBack(parts, round, step)
  }
}
