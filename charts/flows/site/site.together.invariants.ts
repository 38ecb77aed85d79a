import { dialogForms, shownForms } from '#machines/sent-form.ts'
import type { Rule, Rules } from '../../together/judge.ts'
import { answeredBy, type Instant, type Pair, type PairStep } from '../../together/pair.ts'
import { childrenOf } from '../../together/run.ts'

/** Flows that go on when a player leaves. */
const anybodys = ['start-up', 'language', 'promotion', 'live chat']

/** Leave every form as it is. */
const strangers = [
  'choose the language',
  'hub.connected',
  'hub.balance changed',
  'navigation.arrived',
  'request a call',
  'read the promotion',
]

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const isLeaving = ({ before, parent }: PairStep) =>
  [parent, before?.parent].some(
    (site) => site?.matches({ session: 'signing out' }) || site?.matches({ session: 'leaving' }),
  )

const isVerified = ({ parent }: Instant) => parent.matches({ dialog: { 'phone verification': 'verified' } })
const isChosen = ({ told }: PairStep) =>
  told?.to.length === 0 && ['deposit by', 'withdraw by'].includes(told.event.type)

/** What the site and one of its flows must do together. */
export const rulesOf = (pair: Pair): Rules<PairStep> => ({
  'nothing breaks': {
    when: () => true,
    holds: ({ parent, broke }) => parent.status !== 'error' && broke.length === 0,
  },
  ...(!anybodys.includes(pair.child) && {
    'nothing of a player is left when somebody else is here': ofNobodyElse(pair),
  }),
  ...(shownForms.some((form) => form === pair.child) && formRules(pair)),
})

const isAnother =
  ({ owner }: Pair) =>
  ({ before, parent }: PairStep) =>
    before !== null && owner(before.parent) !== owner(parent)

const ofNobodyElse = (pair: Pair): Rule<PairStep> => ({
  when: (step) => isAnother(pair)(step) && step.before !== null && pair.owner(step.before.parent) !== null,
  holds: ({ parent, child, before }) =>
    child === null || before?.parent.children[pair.child] !== parent.children[pair.child],
})

function formRules(pair: Pair): Rules<PairStep> {
  const { child: form, requests, owner } = pair
  const dialogs = form === 'payment' ? ['deposit', 'withdraw'] : [form]
  const isShown = ({ parent }: Instant) => dialogs.some((dialog) => parent.matches({ dialog }))
  const isUnderWay = ({ parent }: Instant) => parent.matches({ forms: { [form]: { running: 'under way' } } })
  const awaited = ({ child }: Instant): string[] =>
    Object.entries(childrenOf(child)).flatMap(([id, ref]) =>
      [id, ...Object.keys(childrenOf(ref?.getSnapshot()))].filter((each) => requests.includes(each)),
    )
  const breaks = ({ told }: PairStep) => told?.event.type === `xstate.error.actor.${form}`
  return {
    ...(dialogForms.some((each) => each === form) && {
      'a dialog that is shown has its flow': {
        when: (step) => isShown(step) && !isLeaving(step),
        holds: (step) => step.child !== null || isVerified(step),
      },
    }),
    'the site knows whether a request is under way': {
      when: ({ child }) => child !== null,
      holds: (step) => awaited(step).length === 0 || isUnderWay(step),
    },
    'a request is waited for while its player is here, whatever the person opens or closes': {
      when: (step) =>
        step.before !== null &&
        awaited(step.before).length > 0 &&
        answeredBy(step) === null &&
        !breaks(step) &&
        !isAnother(pair)(step) &&
        !isLeaving(step),
      holds: ({ before, ...now }) =>
        before === null || awaited(before).every((each) => awaited(now).includes(each)),
    },
    'a request is not sent twice, unless under its own number': {
      when: ({ begun }) => begun.some(({ actor }) => requests.includes(actor)),
      holds: ({ begun, before, parent }) =>
        begun.every(({ actor, input }) =>
          (before?.asked ?? []).every(
            (each) => each.actor !== actor || each.owner !== owner(parent) || same(each.input, input),
          ),
        ),
    },
    'an answer is told, though nobody looks at the form': {
      when: (step) => requests.includes(answeredBy(step) ?? '') && !isShown(step) && !isAnother(pair)(step),
      holds: ({ effects }) => effects.some(({ type }) => type.startsWith('show ')),
    },
    'what happens elsewhere leaves the form as it is': {
      when: ({ told, before }) =>
        before?.child?.status === 'active' &&
        strangers.includes(told?.event.type ?? '') &&
        isUnderWay(before),
      holds: ({ parent, child, before }) =>
        before?.parent.children[form] === parent.children[form] && same(before?.child?.value, child?.value),
    },
    ...(form === 'payment' && {
      'the dialog shows the payment that was chosen, or the one whose answer is awaited': {
        when: (step) => isChosen(step) && isShown(step) && !isUnderWay(step),
        holds: ({ told, child }) =>
          same(child?.context.method, told?.event['method']) &&
          child?.context.purpose === (told?.event.type === 'deposit by' ? 'deposit' : 'withdraw'),
      },
    }),
  }
}
