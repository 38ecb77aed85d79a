import type { WrittenCase, WrittenStep } from './case.ts'

type Shown = Pick<WrittenCase, 'precondition' | 'steps'>

interface Mark {
  happens: string
  /** With what is seen then. */
  whole: string
}

const markOf = ({ action, expected }: WrittenStep): Mark => ({
  happens: action,
  whole: `${action} → ${expected[0] ?? ''}`.replace(/\.$/, ''),
})

/** Says of each case what it is for: what it is the only one to show, else where it ends. All differ. */
export function titlesOf(cases: readonly Shown[]): string[] {
  const marks = cases.map(({ precondition, steps }) => [
    { happens: precondition, whole: precondition },
    ...steps.map(markOf),
  ])
  const count = new Map<string, number>()
  for (const own of marks)
    for (const whole of new Set(own.map((mark) => mark.whole))) count.set(whole, (count.get(whole) ?? 0) + 1)
  const casesWith = ({ whole }: Mark) => count.get(whole) ?? 0
  const taken = new Set<string>()
  return marks.map((own) => {
    const alone = own.findLast((mark) => casesWith(mark) === 1)
    const others = own.toSorted((one, other) => casesWith(one) - casesWith(other))
    const named = [alone, own.at(-1), ...others].flatMap((mark) => (mark ? [mark.happens, mark.whole] : []))
    const title = named.find((each) => !taken.has(each)) ?? own.map(({ whole }) => whole).join('; ')
    taken.add(title)
    return title
  })
}
