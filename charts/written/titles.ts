import type { WrittenCase, WrittenStep } from './case.ts'

type Shown = Pick<WrittenCase, 'precondition' | 'steps'>

/** What a step shows: what happens, and what is seen then. */
const markOf = ({ action, expected }: WrittenStep): string =>
  `${action} → ${expected[0] ?? ''}`.replace(/\.$/, '')

/** Says of each case what it is for: what it is the only one to show, else where it ends. All differ. */
export function titlesOf(cases: readonly Shown[]): string[] {
  const marks = cases.map(({ precondition, steps }) => [precondition, ...steps.map(markOf)])
  const count = new Map<string, number>()
  for (const own of marks) for (const mark of new Set(own)) count.set(mark, (count.get(mark) ?? 0) + 1)
  const taken = new Set<string>()
  return marks.map((own) => {
    const rare = own.toSorted((one, other) => (count.get(one) ?? 0) - (count.get(other) ?? 0))
    const alone = own.findLast((mark) => count.get(mark) === 1)
    const title =
      [alone, own.at(-1), ...rare].find((mark) => mark !== undefined && !taken.has(mark)) ?? own.join('; ')
    taken.add(title)
    return title
  })
}
