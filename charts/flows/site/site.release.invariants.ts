import { all, does, given, isAt, not, on, type Invariants, type Step } from '../../invariants/invariant.ts'

const isLoading = all(isAt({ release: 'loading' }), does('load the new release'))
const reloads = (step: Step) => Number(given(step, 'reloads'))
const isWritten = (step: Step) => given(step, 'written') === true
const current = { release: 'current' }

/** A newer release of the site. */
export const release: Invariants = {
  'a newer release is offered': { when: on('release.found'), holds: isAt({ release: 'offered' }) },
  'who begins it gets it': { when: on('begin the new release'), holds: isLoading },
  'who keeps the old one is left alone': { when: on('keep the old release'), holds: isAt(current) },
  'code that is gone is replaced by the newer release': {
    when: all(on('release.missed', current), not(isWritten)),
    holds: isLoading,
  },
  'what somebody is writing is not lost to it': {
    when: all(on('release.missed', current), isWritten),
    holds: isAt({ release: 'offered' }),
  },
  'a page does not reload again and again': {
    when: on('release.missed'),
    holds: (step) => reloads(step) === 0,
  },
}
