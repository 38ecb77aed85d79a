import {
  all,
  answered,
  asks,
  atFirst,
  failed,
  given,
  handsOn,
  isAt,
  keeps,
  on,
  sends,
  staysThere,
  wasAt,
  type Invariants,
} from '../../invariants/invariant.ts'

const isStarted = isAt({ 'start-up': 'started' })

/** What the site needs to know before it can be used. */
export const startUp: Invariants = {
  'the settings and the words are asked for at once': {
    when: atFirst,
    holds: all(
      asks('start-up', () => ({ language: 'tr', reloads: 0 })),
      asks('language', () => ({ language: 'tr' })),
    ),
  },
  'the site keeps the settings that start-up found': {
    when: answered('start-up'),
    holds: all(
      isStarted,
      ...['settings', 'domains', 'trialBonus'].map((key) => keeps(key, (step) => given(step, 'output', key))),
    ),
  },
  'a visitor who is signing up hears of the trial bonus': {
    when: all(answered('start-up'), wasAt({ dialog: 'registration' })),
    holds: sends('registration', (step) => ({
      type: 'trial bonus.announced',
      trialBonus: given(step, 'output', 'trialBonus'),
    })),
  },
  'without settings the site can be used': {
    when: failed('start-up'),
    holds: all(
      isStarted,
      keeps('settings', () => ({})),
    ),
  },
  'the language that is chosen is the one that is loaded': {
    when: on('choose the language'),
    holds: handsOn('language'),
  },
  'words that do not come change nothing else': { when: failed('language'), holds: staysThere },
}
