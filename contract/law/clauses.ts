import { denmark } from './clauses/denmark.ts'
import { germany } from './clauses/germany.ts'
import { malta } from './clauses/malta.ts'
import { ontario } from './clauses/ontario.ts'
import { spain } from './clauses/spain.ts'
import { sweden } from './clauses/sweden.ts'
import { unitedKingdom } from './clauses/united-kingdom.ts'
import type { Clause, Regulator } from './clause.ts'

const byRegulator = {
  'united-kingdom': unitedKingdom,
  ontario,
  sweden,
  germany,
  denmark,
  spain,
  malta,
} as const satisfies Readonly<Record<Regulator, object>>

type Of<Each> = Each extends unknown ? keyof Each : never
/** 'uk raise after a wait' */
export type ClauseId = Of<(typeof byRegulator)[Regulator]>

export interface NumberedClause extends Clause {
  id: string
  regulator: Regulator
}

const isRegulator = (name: string): name is Regulator => Object.hasOwn(byRegulator, name)
export const regulators = Object.keys(byRegulator).filter(isRegulator)

/** Every clause of the seven regulators, in their order. */
export const clauses: readonly NumberedClause[] = regulators.flatMap((regulator) =>
  Object.entries<Clause>(byRegulator[regulator]).map(([id, clause]) => ({ id, regulator, ...clause })),
)
