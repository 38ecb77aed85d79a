import type { Explored, Strode } from './explore.ts'

/** What flows that run together must do. */
export interface Rule<Step> {
  /** The steps that it speaks of. */
  when: (step: Step) => boolean
  holds: (step: Step) => boolean
}

export type Rules<Step> = Readonly<Record<string, Rule<Step>>>

export interface Broken<Step> {
  words: string
  /** The shortest way to it. */
  at: Strode<Step>
}

export const brokenIn = <Step>({ steps }: Explored<Step>, rules: Rules<Step>): Broken<Step>[] =>
  Object.entries(rules).flatMap(([words, { when, holds }]) => {
    const at = steps.find(({ step }) => when(step) && !holds(step))
    return at ? [{ words, at }] : []
  })

/** Words of the rules that speak of a step. */
export const spokenIn = <Step>({ steps }: Explored<Step>, rules: Rules<Step>): string[] =>
  Object.entries(rules).flatMap(([words, { when }]) => (steps.some(({ step }) => when(step)) ? [words] : []))
