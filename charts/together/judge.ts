/** What flows that run together must do. */
export interface Rule<Step> {
  /** The steps that it speaks of. */
  when: (step: Step) => boolean
  holds: (step: Step) => boolean
}

export type Rules<Step> = Readonly<Record<string, Rule<Step>>>

/** Words of the rules that speak of the step, and of those that it breaks. */
export function judgedStep<Step>(step: Step, rules: Rules<Step>): { spoken: string[]; broken: string[] } {
  const meant = Object.entries(rules).filter(([, { when }]) => when(step))
  return {
    spoken: meant.map(([words]) => words),
    broken: meant.flatMap(([words, { holds }]) => (holds(step) ? [] : [words])),
  }
}
