import { clauses, type NumberedClause } from '#contract/law/clauses.ts'
import type { FigureName } from '#contract/law/figures.ts'
import { profiles } from '#contract/law/profiles.ts'
import { flowsOf, pathsThrough, type WalkedPaths } from '../requirements/walked.ts'
import { sayFigure } from './say-figure.ts'
import type { Upheld } from './proofs.ts'
import { upheld } from './upheld.ts'

export interface Row extends Omit<NumberedClause, 'figures'> {
  /** As the regulator's profile has them. */
  figures: readonly { name: FigureName; value: string }[]
  /** Null: open. */
  upheld: Exclude<Upheld, { open: string }> | null
  /** Why nothing upholds it. */
  open: string | null
  /** Generated paths through its states. */
  paths: number
}

/** Every clause with what upholds it. A clause without a row is open, and `lawFaults` names it. */
export const matrix = (
  walked: WalkedPaths,
  given: Readonly<Partial<Record<string, Upheld>>> = upheld,
): Row[] =>
  clauses.map(({ figures, ...clause }) => {
    const by = given[clause.id] ?? { open: 'Not mapped.' }
    const isOpen = 'open' in by
    return {
      ...clause,
      figures: figures.map((name) => ({ name, value: sayFigure(profiles[clause.regulator], name) })),
      upheld: isOpen ? null : by,
      open: isOpen ? by.open : null,
      paths: isOpen ? 0 : pathsThrough(by, walked),
    }
  })

export const statesOf = ({ states }: Exclude<Upheld, { open: string }>) =>
  flowsOf(states).flatMap((flow) => (states[flow] ?? []).map((path) => ({ flow, path })))
