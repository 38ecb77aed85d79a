import {
  all,
  answered,
  asks,
  atFirst,
  does,
  failed,
  given,
  isAt,
  keeps,
  can,
  keepsWhy,
  on,
  was,
  wasAt,
  why,
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'

interface Entry {
  id: number
  current: boolean
  ended: string | null
}

const sessionsIn = (state: Step['state'] | undefined): Entry[] => state?.context.list ?? []
const known = ({ before }: Step) => sessionsIn(before?.state)
const line = ({ before }: Step): number[] => before?.state.context.ending ?? []
const page = (step: Step): Entry[] => [given(step, 'output', 'list')].flat().filter(isEntry)
const isEntry = (each: unknown): each is Entry => typeof each === 'object' && each !== null && 'ended' in each

const staysInSight = keeps('list', known)
const hasMore: Test = ({ state: { context } }) => context.read < context.total
const asksBelow = asks('load the sessions', (step) => ({ skip: was(step, 'read') }))
const isOpenElsewhere = (list: readonly Entry[], id: unknown) =>
  list.some((each) => each.id === id && !each.current && each.ended === null)

export const sessionHistory: Oracle = {
  invariants: {
    'the newest sessions are asked for as the page opens': {
      when: atFirst,
      holds: all(
        isAt({ list: 'loading' }),
        asks('load the sessions', () => ({ skip: 0 })),
      ),
    },
    'sessions that come stand below those in sight, each once': {
      when: answered('load the sessions'),
      holds: all(
        isAt({ list: 'loaded' }),
        keeps('list', (step) => [
          ...known(step),
          ...page(step).filter(({ id }) => known(step).every((each) => each.id !== id)),
        ]),
        keeps('read', (step) => Number(was(step, 'read')) + page(step).length),
        keeps('total', (step) => given(step, 'output', 'total')),
      ),
    },
    'a player whose sessions do not come sees why and can ask again': {
      when: failed('load the sessions', { list: 'loading' }),
      holds: all(isAt({ list: 'unavailable' }), keepsWhy, can('try again')),
    },
    'the newest sessions are asked for again': {
      when: on('try again'),
      holds: all(isAt({ list: 'loading' }), asksBelow),
    },
    'older sessions can be asked for where there are more': {
      when: all(isAt({ list: 'loaded' }), hasMore),
      holds: can('show more'),
    },
    'older sessions are asked for where there are more, and what is known stays in sight': {
      when: on('show more'),
      holds: all(isAt({ list: 'loading more' }), hasMore, staysInSight, asksBelow),
    },
    'a player whose older sessions do not come is told why, and can ask again': {
      when: failed('load the sessions', { list: 'loading more' }),
      holds: all(
        isAt({ list: 'loaded' }),
        staysInSight,
        can('show more'),
        does('show the failure', (step) => ({ failure: why(step) })),
      ),
    },
    'another device that is signed in can be signed out, whatever the list does': {
      when: isAt({ ending: 'at rest' }),
      holds: ({ state }) =>
        sessionsIn(state).every(
          ({ id }) => state.can({ type: 'end the session', id }) === isOpenElsewhere(sessionsIn(state), id),
        ),
    },
    'a device is signed out once, and never the one that the player uses': {
      when: on('end the session'),
      holds: (step) => {
        const id = given(step, 'id')
        return isOpenElsewhere(known(step), id) && !line(step).some((each) => each === id)
      },
    },
    'the server is asked to end the session that the player chose, which shows its progress': {
      when: all(on('end the session'), wasAt({ ending: 'at rest' })),
      holds: all(
        isAt({ ending: 'ending the session' }),
        asks('end the session', (step) => ({ id: given(step, 'id') })),
        keeps('ending', (step) => [given(step, 'id')]),
        staysInSight,
      ),
    },
    'the session has ended once the server says so, and the player reads its message': {
      when: answered('end the session'),
      holds: all(
        isAt({ ending: 'at rest' }),
        keeps('ending', () => []),
        keeps('list', (step) =>
          known(step).map((each) =>
            each.id === line(step)[0] ? { ...each, ended: given(step, 'output', 'ended') } : each,
          ),
        ),
        does('show the success', (step) => ({ message: given(step, 'output', 'message') })),
      ),
    },
    'a session that could not be ended goes on; the player is told why and can ask again': {
      when: failed('end the session'),
      holds: all(
        isAt({ ending: 'at rest' }),
        keeps('ending', () => []),
        staysInSight,
        does('show the failure', (step) => ({ failure: why(step) })),
      ),
    },
  },
}
