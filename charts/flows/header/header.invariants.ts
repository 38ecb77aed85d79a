import { isAt, on, type Oracle } from '../../invariants/invariant.ts'

export const header: Oracle = {
  invariants: {
    'scrolling down hides the header': { when: on('page.scrolled down'), holds: isAt('hidden') },
    'scrolling up shows the header': { when: on('page.scrolled up'), holds: isAt('shown') },
    'a header in view stays for the keyboard': { when: on('focus.entered', 'shown'), holds: isAt('held') },
    'the keyboard brings a hidden header back': { when: on('focus.entered', 'hidden'), holds: isAt('held') },
    'the header is in view when the focus leaves it': { when: on('focus.left'), holds: isAt('shown') },
  },
}
