import {
  all,
  answered,
  any,
  asks,
  atFirst,
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
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'

const actor = 'load the winners'
const minute = 60_000

const answer = (step: Step) => given(step, 'output')
const isNobody: Test = (step) => JSON.stringify(answer(step)) === '[]'
const knowsNobody: Test = ({ state }) => state.context.nobody === true
const isHidden = isAt({ tab: 'hidden' })
const waitsAMinute: Test = ({ waits }) => waits.includes(minute)
const asksForThem = asks(actor, () => ({ isLive: false }))
const listStays: Test = ({ before, state }) =>
  before !== null && JSON.stringify(before.state.context.list) === JSON.stringify(state.context.list)
const renewals = ['shown', 'shown before'].map((each) => `xstate.after.renewal.top winners.list.${each}`)
const renewalIsDue = any(...renewals.map((each) => on(each)))

export const topWinners: Oracle = {
  waits: { renewal: minute },
  invariants: {
    'the winners are asked for as somebody comes': {
      when: all(atFirst, not(knowsNobody)),
      holds: all(isAt({ list: 'loading' }), asksForThem),
    },
    'where the first page knows that nobody has won, nobody is asked': {
      when: all(atFirst, knowsNobody),
      holds: all(isAt({ list: 'nobody yet' }), ({ begun }) => begun.every((each) => each.actor !== actor)),
    },
    'the page knows from the start whether its tab is seen': {
      when: atFirst,
      holds: all(isAt({ tab: 'shown' }), asks('watch the tab'), can('tab.hidden')),
    },
    'the winners stand in the order of the server, for a minute, and no failure with them': {
      when: all(answered(actor), not(isNobody)),
      holds: all(
        isAt({ list: 'shown' }),
        waitsAMinute,
        keeps('list', answer),
        keeps('failure', () => null),
      ),
    },
    'where nobody has won, there is no card': {
      when: all(answered(actor), isNobody),
      holds: all(
        isAt({ list: 'nobody yet' }),
        keeps('list', () => []),
        keeps('failure', () => null),
      ),
    },
    'after nobody has won, nothing is asked while the page is open': {
      when: wasAt({ list: 'nobody yet' }),
      holds: all(isAt({ list: 'nobody yet' }), isQuiet),
    },
    'somebody whose winners do not come sees why and can ask again': {
      when: failed(actor, { list: 'loading' }),
      holds: all(isAt({ list: 'unavailable' }), keepsWhy, can('try again')),
    },
    'the winners are asked for again': {
      when: on('try again'),
      holds: all(isAt({ list: 'loading' }), asksForThem),
    },
    'winners that cannot be renewed stay, and are asked for a minute later': {
      when: failed(actor, { list: 'renewing' }),
      holds: all(isAt({ list: 'shown before' }), listStays, waitsAMinute),
    },
    'the winners are renewed after a minute, and stay until the answer comes': {
      when: all(renewalIsDue, not(isHidden)),
      holds: all(isAt({ list: 'renewing' }), asksForThem, listStays),
    },
    'in a hidden tab nothing is asked for, however old the winners are': {
      when: any(on('tab.hidden'), all(renewalIsDue, isHidden)),
      holds: all(isHidden, isQuiet, listStays),
    },
    'winners that a minute in a hidden tab made old wait to be seen': {
      when: all(renewalIsDue, isHidden),
      holds: isAt({ list: 'out of date' }),
    },
    'winners that grew old in a hidden tab are renewed as soon as it is seen': {
      when: all(on('tab.shown'), wasAt({ list: 'out of date' })),
      holds: all(isAt({ list: 'renewing' }), asksForThem, listStays),
    },
    'a tab that is seen again asks for nothing that is young': {
      when: all(on('tab.shown'), not(wasAt({ list: 'out of date' }))),
      holds: all(isQuiet, not(isHidden), listStays),
    },
    'winners in sight grow old, whether the tab is seen or not': {
      when: any(isAt({ list: 'shown' }), isAt({ list: 'shown before' })),
      holds: any(...renewals.map((each) => can(each))),
    },
    'a tab can be hidden and seen again at any time': {
      when: () => true,
      holds: (step) => can(isHidden(step) ? 'tab.shown' : 'tab.hidden')(step),
    },
  },
}
