import {
  all,
  answered,
  any,
  asks,
  atFirst,
  was,
  does,
  failed,
  given,
  isAt,
  isQuiet,
  keeps,
  can,
  not,
  on,
  keepsWhy,
  wasAt,
  why,
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'

interface Listed {
  id: number
}

const actor = 'load the movements'
const once = [{ loading: 'asking once' }, { 'loading more': 'asking once' }]
const onceMore = [{ loading: 'asking once more' }, { 'loading more': 'asking once more' }]

const known = (step: Step): Listed[] => step.before?.state.context.list ?? []
const page = (step: Step): Listed[] => [given(step, 'output', 'list')].flat().filter(isListed)
const isListed = (each: unknown): each is Listed => typeof each === 'object' && each !== null && 'id' in each
const without = (list: readonly Listed[], others: readonly Listed[]) =>
  list.filter(({ id }) => others.every((other) => other.id !== id))

const isNews = any(on('hub.balance changed'), on('hub.connected'))
const listStays = keeps('list', known)
const hasOlder: Test = ({ state: { context } }) => context.list.length < context.total
const isEmpty: Test = (step) => given(step, 'output', 'total') === 0
const asksForNewest = all(
  isAt({ loading: 'asking once' }),
  asks(actor, () => ({ skip: 0 })),
  keeps('failure', () => null),
)
const tellsWhy = does('show the failure', (step) => ({ failure: why(step) }))

/** Where the money is, as this answer says. */
const standing = all(
  keeps('total', (step) => given(step, 'output', 'total')),
  keeps('standing', (step) => ({
    balance: given(step, 'output', 'balance'),
    withdrawable: given(step, 'output', 'withdrawable'),
    held: given(step, 'output', 'held'),
  })),
)

export const movements: Oracle = {
  invariants: {
    'the newest movements are asked for as the player comes': {
      when: atFirst,
      holds: asksForNewest,
    },
    'no change of the balance is missed': {
      when: not(isAt(...onceMore)),
      holds: all(can('hub.balance changed'), can('hub.connected')),
    },
    'a change asks for the newest, and what is known stays in sight': {
      when: all(isNews, not(wasAt(...once))),
      holds: all(
        asksForNewest,
        listStays,
        keeps('standing', (step) => was(step, 'standing')),
      ),
    },
    'a change during a question waits for its answer': {
      when: all(isNews, wasAt(...once)),
      holds: all(isAt(...onceMore), isQuiet, listStays),
    },
    'after a change during the question the newest are asked for after its answer': {
      when: all(answered(actor), wasAt(...onceMore)),
      holds: asksForNewest,
    },
    'without a change the answer is the last word': {
      when: all(answered(actor), wasAt(...once)),
      holds: all(isQuiet, (step) =>
        isAt(isEmpty(step) && wasAt('loading')(step) ? 'nothing moved' : 'list')(step),
      ),
    },
    'the newest stand on top, and what is known below only where there is no gap': {
      when: answered(actor, 'loading'),
      holds: all(
        standing,
        keeps('list', (step) => {
          const older = without(known(step), page(step))
          return [...page(step), ...(older.length < known(step).length ? older : [])]
        }),
      ),
    },
    'a player whose newest movements do not come sees why and can ask again': {
      when: failed(actor, 'loading'),
      holds: all(isAt('unavailable'), keepsWhy, can('try again'), listStays),
    },
    'the newest are asked for again': {
      when: on('try again'),
      holds: all(asksForNewest, listStays),
    },
    'older movements can be asked for where there are any': {
      when: all(isAt('list'), hasOlder),
      holds: can('show more'),
    },
    'older movements are asked for where there are any, after those in sight': {
      when: on('show more'),
      holds: all(
        isAt({ 'loading more': 'asking once' }),
        hasOlder,
        listStays,
        asks(actor, (step) => ({ skip: known(step).length })),
      ),
    },
    'older movements stand below, each once': {
      when: answered(actor, 'loading more'),
      holds: keeps('list', (step) => [...known(step), ...without(page(step), known(step))]),
    },
    'the balance is as the answer with older movements says, unless it has changed meanwhile': {
      when: answered(actor, { 'loading more': 'asking once' }),
      holds: standing,
    },
    'a player whose older movements do not come is told why, and what is known stays in sight': {
      when: failed(actor, 'loading more'),
      holds: all(tellsWhy, listStays),
    },
    'who lacks older movements can go on in the list': {
      when: failed(actor, { 'loading more': 'asking once' }),
      holds: all(isAt('list'), can('show more')),
    },
    'a change is asked about even where the older movements do not come': {
      when: failed(actor, { 'loading more': 'asking once more' }),
      holds: asksForNewest,
    },
  },
}
