import type { WrittenCase, WrittenStep } from './case.ts'

type Shown = Pick<WrittenCase, 'precondition' | 'steps'>

/** What is seen first, and what leads to it. */
function purposeOf({ action, expected: [seen = ''] }: WrittenStep, silent: readonly string[]): string {
  const [first = ''] = seen.split(/; |\.$/)
  return first === '' || silent.includes(seen) ? action : `${first} – ${action}`
}

/**
 * Says of each case what it is for: what it is the only one to show, else where it ends. All differ.
 * @param silent sentences that tell of no purpose
 */
export function titlesOf(cases: readonly Shown[], silent: readonly string[] = []): string[] {
  const purposes = cases.map(({ precondition, steps }) => [
    precondition,
    ...steps.map((step) => purposeOf(step, silent)),
  ])
  const count = new Map<string, number>()
  for (const own of purposes) for (const each of new Set(own)) count.set(each, (count.get(each) ?? 0) + 1)
  const casesWith = (purpose: string) => count.get(purpose) ?? 0
  const taken = new Set<string>()
  return purposes.map((own) => {
    const alone = own.findLast((each) => casesWith(each) === 1)
    const others = own.toSorted((one, other) => casesWith(one) - casesWith(other))
    const named = [alone, own.at(-1), ...others].flatMap((each) => each ?? [])
    const title = named.find((each) => !taken.has(each)) ?? own.join('; ')
    taken.add(title)
    return title
  })
}
