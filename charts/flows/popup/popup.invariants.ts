import {
  all,
  answered,
  does,
  failed,
  given,
  isAt,
  keeps,
  on,
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'

const found = (step: Step) => given(step, 'output', 'popup')
const isNew: Test = (step) => found(step) !== null && given(step, 'output', 'seen') === false

export const popup: Oracle = {
  silent: { 'look for the popup': 'the page is whole without a popup' },
  invariants: {
    'a popup that this browser has not shown is kept until the person has done something': {
      when: (step) => answered('look for the popup')(step) && isNew(step),
      holds: all(isAt('untouched'), keeps('popup', found)),
    },
    'without a popup, or with one that was shown before, nothing covers the page': {
      when: (step) => answered('look for the popup')(step) && !isNew(step),
      holds: isAt('dismissed'),
    },
    'a popup that cannot be had leaves the page alone': {
      when: failed('look for the popup'),
      holds: isAt('dismissed'),
    },
    'a first act is not interrupted': { when: on('person.acted'), holds: isAt('waiting') },
    'the popup is shown once the page is free': { when: on('page.freed'), holds: isAt('shown') },
    'what is shown is remembered when it is shown, and only then': {
      when: ({ transitions }) => transitions.length > 0,
      holds: (step) =>
        step.state.matches('shown')
          ? does('remember what was shown', ({ state }) => ({ popup: state.context.popup }))(step)
          : step.effects.length === 0,
    },
    'the person can close it': { when: on('close'), holds: isAt('dismissed') },
    'following its link closes it': { when: on('follow the link'), holds: isAt('dismissed') },
  },
}
