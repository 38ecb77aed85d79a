import {
  all,
  answered,
  asks,
  does,
  failed,
  given,
  isAt,
  isOver,
  keeps,
  on,
  type Invariant,
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'

/** What is loaded: by whom, and where it is kept; a part without a place is kept outside. */
interface Part {
  actor: string
  part: string
  key?: string
}

const parts: Part[] = [
  { actor: 'load the language', part: 'language' },
  { actor: 'load the casino categories', part: 'casino categories' },
  { actor: 'load the site settings', part: 'site settings', key: 'settings' },
  { actor: 'load the domains', part: 'domains', key: 'domains' },
  { actor: 'load the trial bonus', part: 'trial bonus', key: 'trialBonus' },
]

const loadsAll = all(
  isAt('loading'),
  ...parts.map(({ actor }) => asks(actor)),
  asks('load the language', () => ({ language: 'tr' })),
)

const isRefused = (step: Step) => given(step, 'error', 'kind') === 'refused'
const isReloadedOften = ({ state }: Step) => state.context.reloads >= 2
const isWaitingFor = ({ before }: Step, part: string) =>
  parts.some((each) => each.part !== part && before?.state.matches({ loading: { [each.part]: 'loading' } }))

/** The other parts are waited for; with the last of them start-up is over. */
const settles =
  (part: string, how: string): Test =>
  (step) =>
    isWaitingFor(step, part) ? isAt({ loading: { [part]: how } })(step) : isOver(step)

const settled = ({ actor, part, key }: Part): [string, Invariant][] => [
  [
    `${part}: what came is there`,
    {
      when: answered(actor),
      holds: (step) =>
        settles(part, 'loaded')(step) && (key === undefined || keeps(key, () => given(step, 'output'))(step)),
    },
  ],
  [
    `${part}: what does not come is done without`,
    {
      when: (step) => failed(actor)(step) && !isRefused(step),
      holds: (step) => settles(part, 'missing')(step) && (key === undefined || keeps(key, was(key))(step)),
    },
  ],
]
const was =
  (key: string) =>
  (step: Step): unknown =>
    step.before?.state.context[key]

/** Section 8. */
const refused = ({ actor, part, key }: Part): [string, Invariant][] =>
  key === undefined
    ? [
        [
          `${part}: the site does without what is refused`,
          { when: (step) => failed(actor)(step) && isRefused(step), holds: settles(part, 'missing') },
        ],
      ]
    : [
        [
          `${part}: a refusal reloads the page`,
          {
            when: (step) => failed(actor)(step) && isRefused(step) && !isReloadedOften(step),
            holds: all(isAt('reloading the page'), does('reload the page')),
          },
        ],
        [
          `${part}: a page that has reloaded twice within a minute stays, and says that it is out of service`,
          {
            when: (step) => failed(actor)(step) && isRefused(step) && isReloadedOften(step),
            holds: all(isAt('out of service'), ({ effects }) => effects.length === 0),
          },
        ],
      ]

const reason =
  "the site's own words, or nothing, stand in the place of what did not come, and a refusal reloads the page"

export const startUp: Oracle = {
  silent: Object.fromEntries(parts.map(({ actor }) => [actor, reason])),
  invariants: {
    'all parts are asked for at once, in the language of the person': {
      when: ({ event }) => event === null,
      holds: loadsAll,
    },
    ...Object.fromEntries([...parts.flatMap(settled), ...parts.flatMap(refused)]),
    'the site begins with what came, and with nothing in the place of the rest': {
      when: isOver,
      holds: ({ state: { output, context } }) =>
        JSON.stringify(output) ===
        JSON.stringify({
          settings: context.settings,
          domains: context.domains,
          trialBonus: context.trialBonus,
        }),
    },
    'a site that is out of service can be tried again': { when: on('try again'), holds: loadsAll },
  },
}
