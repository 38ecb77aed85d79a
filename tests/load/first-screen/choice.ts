import { profiles, type Profile } from './profiles.ts'
import { ways, type Way } from './served.ts'

/** A visitor's browser is empty, a player's has a session. Only players see the dashboard. */
const people = ['visitor', 'player'] as const
export type Person = (typeof people)[number]
const paths = ['/', '/casino/slot', '/casino/live', '/spor', '/promotions', '/pages/1', '/dashboard']

export interface Choice {
  runs: number
  pages: string[]
  profiles: Profile[]
  who: Person[]
  over: Way[]
  /** Folder for traces; undefined: none are kept. */
  traces: string | undefined
}

export const choiceOptions = {
  runs: { type: 'string', default: '5' },
  pages: { type: 'string', default: paths.join() },
  profiles: { type: 'string', default: Object.keys(profiles).join() },
  who: { type: 'string', default: people.join() },
  over: { type: 'string', default: ways.join() },
  traces: { type: 'string' },
} as const
type Given = Record<'runs' | 'pages' | 'profiles' | 'who' | 'over', string> & { traces?: string | undefined }

/** Lists are separated by commas; null if one has an unknown name. */
export function readChoice({ traces, ...given }: Given): Choice | null {
  const runs = Number(given.runs)
  const choice = {
    runs,
    pages: named(given.pages, paths),
    profiles: named(given.profiles, Object.keys(profiles) as Profile[]),
    who: named(given.who, people),
    over: named(given.over, ways),
  }
  const { pages, profiles: chosen, who, over } = choice
  if (!Number.isInteger(runs) || runs < 1 || !pages || !chosen || !who || !over) return null
  return { runs, pages, profiles: chosen, who, over, traces }
}

function named<Name extends string>(list: string, known: readonly Name[]): Name[] | null {
  const names = list.split(',')
  return names.every((name) => known.some((each) => each === name))
    ? known.filter((each) => names.includes(each))
    : null
}

export const visitsOf = ({ who, pages }: Pick<Choice, 'who' | 'pages'>) =>
  who.flatMap((person) =>
    pages
      .filter((page) => person === 'player' || page !== '/dashboard')
      .map((page) => ({ who: person, page })),
  )
