import {
  all,
  does,
  given,
  isAt,
  isTaken,
  not,
  on,
  type Invariants,
  type Step,
} from '../../invariants/invariant.ts'

const isLoading = all(isAt({ release: 'loading' }), does('load the new release'))
const reloads = (step: Step) => Number(given(step, 'reloads'))
const isWritten = (step: Step) => given(step, 'written') === true
const current = { release: 'current' }

/** A newer release of the site. */
export const release: Invariants = {
  'a newer release is offered': { when: on('release.found'), holds: isAt({ release: 'offered' }) },
  'a person who begins the newer release gets it': { when: on('begin the new release'), holds: isLoading },
  'a person who keeps the old release stays on the page': {
    when: on('keep the old release'),
    holds: isAt(current),
  },
  'code that is gone is replaced by the newer release': {
    when: all(on('release.missed', current), not(isWritten)),
    holds: isLoading,
  },
  'what somebody is writing is not lost to it': {
    when: all(on('release.missed', current), isWritten),
    holds: isAt({ release: 'offered' }),
  },
  'a page does not reload again and again': {
    when: all(on('release.missed'), isTaken),
    holds: (step) => reloads(step) === 0,
  },
}
