import {
  all,
  answered,
  asks,
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

const choose = 'choose the language'
const chosen = (step: Step) => given(step, 'language')
const spoken = ({ state }: Step): unknown => state.context.language
const listed = ({ before }: Step): unknown[] | null =>
  before?.state.context.offered?.map(({ locale }: { locale: unknown }) => locale) ?? null
const isOffered = (step: Step) => listed(step)?.includes(chosen(step)) ?? true

const hears = all(
  isAt({ speech: { 'in a language': 'hearing the server' } }),
  asks('hear the server', (step) => ({ language: spoken(step) })),
)
const switchesTo = (language: (step: Step) => unknown): Test =>
  all(
    isAt({ speech: 'switching' }),
    asks('switch the language', (step) => ({ language: language(step) })),
    keeps('language', ({ before }) => before?.state.context.language),
  )

export const language: Oracle = {
  silent: {
    'load the languages': 'Turkish and English are offered in place of the list',
    'hear the server': "the site speaks its own words in place of the operator's",
  },
  asksAnew: [choose],
  invariants: {
    'the site speaks the language of the person at once, and asks what there is to choose from': {
      when: ({ event }) => event === null,
      holds: all(
        hears,
        keeps('language', ({ start }) => (start.name.endsWith('English') ? 'en' : 'tr')),
        asks('load the languages'),
      ),
    },
    'the languages of the server are those to choose from': {
      when: answered('load the languages'),
      holds: all(
        isAt({ offer: 'known' }),
        keeps('offered', (step) => given(step, 'output')),
      ),
    },
    'without the list Turkish and English are offered': {
      when: failed('load the languages'),
      holds: all(
        isAt({ offer: "the site's own" }),
        keeps('offered', () => null),
      ),
    },
    'a list that did not come is asked for with the next choice': {
      when: on(choose, { offer: "the site's own" }),
      holds: all(isAt({ offer: 'loading the languages' }), asks('load the languages')),
    },
    'a chosen language is switched to, and the one of before is spoken until it is there': {
      when: (step) => on(choose)(step) && isOffered(step),
      holds: switchesTo(chosen),
    },
    'a language that is not offered becomes Turkish': {
      when: (step) => on(choose)(step) && !isOffered(step),
      holds: switchesTo(() => 'tr'),
    },
    'the language that came is spoken, and remembered for the next visit': {
      when: answered('switch the language'),
      holds: all(
        keeps('language', (step) => given(step, 'output')),
        does('remember the language', (step) => ({ language: given(step, 'output') })),
        hears,
      ),
    },
    'a language that did not come leaves the one of before': {
      when: failed('switch the language'),
      holds: all(
        keeps('language', ({ before }) => before?.state.context.language),
        ({ effects }) => effects.every(({ type }) => type !== 'remember the language'),
        hears,
      ),
    },
    "the operator's words stand in their place": {
      when: answered('hear the server'),
      holds: isAt({ speech: { 'in a language': 'worded' } }),
    },
    "without the operator's words the site speaks its own": {
      when: failed('hear the server'),
      holds: isAt({ speech: { 'in a language': 'in its own words' } }),
    },
  },
}
