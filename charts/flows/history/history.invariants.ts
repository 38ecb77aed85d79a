import {
  all,
  answered,
  asks,
  atFirst,
  was,
  does,
  failed,
  given,
  isAt,
  keeps,
  can,
  on,
  keepsWhy,
  why,
  type Invariants,
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'

const wholeFilter = { kind: 0, status: null, from: null, to: null }
const noFailure = keeps('failure', () => null)
const listStays = all(
  keeps('list', (step) => was(step, 'list')),
  keeps('total', (step) => was(step, 'total')),
)
const isEmpty: Test = (step) => given(step, 'output', 'total') === 0
const hasMore: Test = ({ state: { context } }) => context.read < context.total
const hasSome: Test = ({ state: { context } }) => context.total > 0
const length = (step: Step) => Number(given(step, 'output', 'list', 'length'))

/** The page loads what the filter shows now; a failure of before is gone. */
const asksAnew = all(
  isAt({ showing: 'loading' }),
  noFailure,
  asks('load the history', ({ state }) => ({ filter: state.context.filter })),
)

const chosen = (intent: string, changed: (step: Step) => object): Invariants => ({
  [`${intent}: the list is asked for anew, the rest of the filter stays`]: {
    when: on(intent),
    holds: all(
      asksAnew,
      keeps('filter', (step) => ({ ...Object(was(step, 'filter')), ...changed(step) })),
    ),
  },
})

const filters = [
  'choose the kind',
  'choose the status',
  'choose the first day',
  'choose the last day',
  'clear the filter',
]

export const history: Oracle = {
  asksAnew: filters,
  invariants: {
    'the page opens with everything, unfiltered': {
      when: atFirst,
      holds: all(
        asksAnew,
        keeps('filter', () => wholeFilter),
      ),
    },
    'the filter can be changed at any time': {
      when: () => true,
      holds: all(...filters.map((each) => can(each))),
    },
    ...chosen('choose the kind', (step) => ({ kind: given(step, 'kind') })),
    ...chosen('choose the status', (step) => ({ status: given(step, 'status') })),
    ...chosen('choose the first day', (step) => ({ from: given(step, 'day') })),
    ...chosen('choose the last day', (step) => ({ to: given(step, 'day') })),
    ...chosen('clear the filter', () => wholeFilter),
    'the player sees the first page of what the filter shows, or that there is nothing': {
      when: answered('load the history'),
      holds: all(
        (step) => isAt({ showing: isEmpty(step) ? 'nothing found' : 'list' })(step),
        keeps('list', (step) => given(step, 'output', 'list')),
        keeps('total', (step) => given(step, 'output', 'total')),
        keeps('read', length),
      ),
    },
    'a player whose list does not come sees why and can ask again': {
      when: failed('load the history'),
      holds: all(isAt({ showing: 'unavailable' }), keepsWhy, can('try again')),
    },
    'the list is asked for again under the same filter': {
      when: on('try again'),
      holds: all(
        asksAnew,
        keeps('filter', (step) => was(step, 'filter')),
      ),
    },
    'the next page can be asked for where there is one': {
      when: all(isAt({ showing: 'list' }), hasMore),
      holds: can('show more'),
    },
    'the list stays while the next page is loading': {
      when: on('show more'),
      holds: all(
        isAt({ showing: 'loading more' }),
        hasMore,
        listStays,
        asks('load the next page', ({ state: { context } }) => ({
          filter: context.filter,
          skip: context.list.length,
        })),
      ),
    },
    'the next page stands below, and what has moved to it is not shown twice': {
      when: answered('load the next page'),
      holds: all(
        isAt({ showing: 'list' }),
        keeps('total', (step) => given(step, 'output', 'total')),
        keeps('read', (step) => Number(was(step, 'read')) + length(step)),
        ({ state }) => JSON.stringify(idsIn(state.context.list)) === '[2,1]',
      ),
    },
    'a player whose next page does not come is told why, and what is there stays': {
      when: failed('load the next page'),
      holds: all(
        isAt({ showing: 'list' }),
        listStays,
        can('show more'),
        does('show the failure', (step) => ({ failure: why(step) })),
      ),
    },
    'where there is something, it can be saved as a file': {
      when: all(isAt({ download: 'at rest' }), hasSome),
      holds: can('download'),
    },
    'all that the filter shows is gathered, if there is something, and the list stays': {
      when: on('download'),
      holds: all(
        isAt({ download: 'gathering' }),
        hasSome,
        listStays,
        asks('gather the history', ({ state }) => ({ filter: state.context.filter })),
      ),
    },
    'all that was gathered is saved as a file': {
      when: answered('gather the history'),
      holds: all(
        isAt({ download: 'at rest' }),
        listStays,
        does('save the file', (step) => ({ list: given(step, 'output') })),
      ),
    },
    'a player whose file cannot be gathered is told why, and the list stays': {
      when: failed('gather the history'),
      holds: all(
        isAt({ download: 'at rest' }),
        listStays,
        does('show the failure', (step) => ({ failure: why(step) })),
      ),
    },
  },
}

function idsIn(list: readonly { id: number }[]): number[] {
  return list.map(({ id }) => id)
}
