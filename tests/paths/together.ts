import type { FlowName } from '#machines/flows.ts'
import { session } from '#charts/flows/given.ts'
import { pairs, type SitePair } from '#charts/flows/site/site.together.ts'
import { rulesOf } from '#charts/flows/site/site.together.invariants.ts'
import { groundOfTabs, tabRules } from '#charts/flows/site/site.tabs.ts'
import { wordsOf } from 'statechart-paths'
import { explore, type Ground } from '#charts/together/explore.ts'
import { judgedStep, type Rules } from '#charts/together/judge.ts'
import { groundOf, pairsOf } from '#charts/together/pair.ts'
import type { Told } from '#charts/together/run.ts'

export interface Account {
  name: string
  steps: number
  walked: ReadonlySet<string>
  /** Null where nobody has counted the pairs that there are: two tabs. */
  pairs: number | null
  /** Pairs that no walk came to. */
  missing: string[]
  /** Sentences that do not hold, each with the shortest way to it. */
  broken: string[]
  spoken: string[]
}

export function accountOf(pair: SitePair): Account {
  const all = pairsOf(pair)
  const account = told(pair.name, groundOf(pair), rulesOf(pair))
  return { ...account, pairs: all.size, missing: [...all.difference(account.walked)] }
}

/** Two tabs of one browser: both visitors, and both of one player. */
export const tabAccounts = (): Account[] =>
  [null, session].map((begun) =>
    told(`two tabs of ${begun ? 'a player' : 'a visitor'}`, groundOfTabs(begun), tabRules),
  )

function told<Step>(name: string, ground: Ground<Step>, rules: Rules<Step>): Account {
  let steps = 0
  const walked = new Set<string>()
  const broken = new Map<string, string>()
  const spoken = new Set<string>()
  for (const { step, way, pair } of explore(ground)) {
    steps += 1
    if (pair !== null) walked.add(pair)
    const words = judgedStep(step, rules)
    for (const each of words.spoken) spoken.add(each)
    for (const each of words.broken)
      if (!broken.has(each)) broken.set(each, `${each}: ${way.map(line).join(', ')}`)
  }
  return {
    name,
    steps,
    walked,
    pairs: null,
    missing: [],
    broken: [...broken.values()],
    spoken: [...spoken],
  }
}

const line = ({ to, event }: Told) => [...to, wordsOf(event)].join(': ')

/** @returns whether every pair is walked and every sentence holds */
export function showTogether(names: readonly FlowName[]): boolean {
  const chosen = pairs.filter(({ flowName }) => names.includes(flowName))
  console.log(row('the site with', 'steps', 'pairs walked', 'of'))
  const accounts = chosen.map((pair) => show(accountOf(pair)))
  if (names.includes('site')) accounts.push(...tabAccounts().map(show))
  const sum = (of: (account: Account) => number) => String(accounts.reduce((so, each) => so + of(each), 0))
  console.log(
    row(
      'all',
      sum(({ steps }) => steps),
      sum(({ pairs: all, missing }) => (all ?? 0) - missing.length),
      sum((each) => each.pairs ?? 0),
    ),
  )
  return accounts.every(({ missing, broken }) => missing.length + broken.length === 0)
}

function show(account: Account): Account {
  const { name, steps, walked, pairs: all, missing, broken } = account
  const there = all === null ? [String(walked.size), '–'] : [String(all - missing.length), String(all)]
  console.log(row(name, String(steps), ...there))
  for (const each of broken) console.log(`    BROKEN ${each}`)
  for (const each of missing) console.log(`    not walked: ${each}`)
  return account
}

const row = (name: string, ...cells: string[]) =>
  name.padEnd(60) + cells.map((cell) => cell.padStart(14)).join('')
