import type { SentClaim } from '#machines/claim-bonus/claim-bonus.machine.ts'
import {
  all,
  answered,
  asks,
  begins,
  can,
  does,
  failed,
  given,
  isAt,
  keeps,
  leaves,
  locksAt,
  on,
  saysWhy,
  tellsSite,
  was,
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'

const load = 'load the offers'
const claim = 'claim the bonus'
const canClaim = can(claim)
const offers = (step: Step) => given(step, 'output', 'offers')
const hasTheChosen: Test = (step) =>
  JSON.stringify(offers(step)).includes(`"id":${String(was(step, 'chosen'))},`)
const isRefused: Test = (step) => failed(claim)(step) && given(step, 'error', 'kind') === 'refused'
const keepsOffers = keeps('offers', offers)

const claimsIn = (value: unknown): SentClaim[] => (Array.isArray(value) ? value : [])
const claimsBefore = (step: Step) => claimsIn(was(step, 'unanswered'))
const claimsGiven = (step: Step) => claimsIn(given(step, 'output', 'unanswered'))
const isChosen =
  (step: Step) =>
  ({ id }: SentClaim) =>
    id === was(step, 'chosen')
const otherClaims = (step: Step) => claimsBefore(step).filter((each) => !isChosen(step)(each))
const isMissing: Test = (step) => claimsBefore(step).some(isChosen(step))
const arrived = (step: Step) => claimsGiven(step).find((each) => each.arrived)
const hasArrived: Test = (step) => claimsGiven(step).some((each) => each.arrived && isChosen(step)(each))
const isEmpty: Test = (step) => JSON.stringify(offers(step)) === '[]'
const numberOf = (sent: SentClaim | undefined) =>
  sent && { purpose: 'claim', id: sent.id, formId: sent.formId, attempt: sent.attempt }
/** Of the chosen bonus: its own if its claim was sent before, otherwise the next one. */
const number = (step: Step) =>
  numberOf(claimsBefore(step).find(isChosen(step))) ?? {
    purpose: 'claim',
    id: was(step, 'chosen'),
    formId: was(step, 'formId'),
    attempt: was(step, 'attempt'),
  }
const forgetsChoice = all(
  keeps('chosen', () => null),
  keeps('form', () => ({})),
  keeps('failure', () => null),
)
const sentAs = (step: Step) => {
  const { id, formId, attempt } = number(step)
  return { id, formId, attempt }
}
const dropsNumber: Test = ({ effects }) => effects.some(({ type }) => type === 'drop the kept number')

export const claimBonus: Oracle = {
  invariants: {
    'nothing can be typed or sent again while a claim is sent or looked for': locksAt(
      'loading',
      'claiming',
      'finding the claim',
    ),
    'what is on offer is asked for at the start, after a failure and before another claim': {
      when: (step) => step.event === null || on('try again')(step) || on('claim another')(step),
      holds: all(
        asks(load),
        keeps('failure', () => null),
      ),
    },
    'a claim that was sent before a reload is shown if the server has it, and its number is forgotten': {
      when: (step) => answered(load, 'loading')(step) && arrived(step) !== undefined,
      holds: all(
        isAt('claimed'),
        can('claim another'),
        keepsOffers,
        does('drop the kept number', (step) => numberOf(arrived(step))),
      ),
    },
    'of several claims without an answer the one that is looked for is shown, if the server has it': {
      when: answered(load, 'finding the claim'),
      holds: (step) =>
        hasArrived(step)
          ? all(
              isAt('claimed'),
              can('claim another'),
              keepsOffers,
              does('drop the kept number', () => numberOf(claimsGiven(step).find(isChosen(step)))),
            )(step)
          : !isAt('claimed')(step) && !dropsNumber(step),
    },
    'where nothing is offered, nothing can be claimed': {
      when: all(answered(load), isEmpty),
      holds: isAt('nothing offered'),
    },
    'a bonus that was chosen before the page opened is still chosen, if it is on offer': {
      when: (step) => answered(load, 'loading')(step) && !arrived(step) && hasTheChosen(step),
      holds: all(canClaim, keepsOffers, leaves('chosen')),
    },
    'a player without a chosen bonus that is on offer chooses one': {
      when: (step) => answered(load)(step) && !isAt('claimed')(step) && !isEmpty(step) && !hasTheChosen(step),
      holds: all(isAt('choosing'), keepsOffers, forgetsChoice),
    },
    'only a bonus that is on offer can be chosen': {
      when: on('choose the bonus'),
      holds: all(
        canClaim,
        keeps('chosen', (step) => given(step, 'id')),
        (step) => JSON.stringify(was(step, 'offers')).includes(`"id":${String(given(step, 'id'))},`),
      ),
    },
    'offers that do not come can be asked for again': {
      when: failed(load, 'loading'),
      holds: can('try again'),
    },
    'the bonus is claimed; if the answer to an earlier claim is missing, the server is asked first whether it has that claim':
      {
        when: on(claim),
        holds: all(
          keeps('form', (step) => given(step, 'form')),
          (step) => (isMissing(step) ? asks(load) : begins(claim))(step),
        ),
      },
    'a bonus is claimed with the note, under a number that survives a reload': {
      when: begins(claim),
      holds: all(
        asks(claim, (step) => ({ ...step.state.context.form, ...sentAs(step) })),
        does('keep the number beyond a reload', number),
        keeps('unanswered', (step) => [...otherClaims(step), { ...sentAs(step), arrived: false }]),
      ),
    },
    'no bonus is claimed while the server may have its claim already': {
      when: begins(claim),
      holds: (step) => !isMissing(step) || answered(load)(step),
    },
    'a claim that never arrived is sent again under its own number, if the bonus is still on offer': {
      when: (step) => answered(load, 'finding the claim')(step) && !hasArrived(step) && hasTheChosen(step),
      holds: all(
        asks(claim, (step) => ({ ...step.state.context.form, ...sentAs(step) })),
        leaves('form'),
      ),
    },
    'a bonus keeps the number of its claim until the answer comes, whatever becomes of another bonus': {
      when: (step) => otherClaims(step).length > 0 && step.transitions.length > 0 && !answered(load)(step),
      holds: (step) =>
        otherClaims(step).every((each) =>
          claimsIn(step.state.context.unanswered).some(
            ({ id, formId, attempt }) => id === each.id && formId === each.formId && attempt === each.attempt,
          ),
        ),
    },
    'the site knows that a bonus is claimed or its claim looked for': {
      when: (step) => begins(claim)(step) || (begins(load)(step) && isAt('finding the claim')(step)),
      holds: tellsSite('claim bonus.sent'),
    },
    'the site hears that it is answered': {
      when: ({ before }) =>
        before !== null && (before.state.matches('claiming') || before.state.matches('finding the claim')),
      holds: (step) => step.transitions.length === 0 || tellsSite('claim bonus.answered')(step),
    },
    "a claimed bonus shows the server's message, and its number is forgotten": {
      when: answered(claim),
      holds: all(
        isAt('claimed'),
        can('claim another'),
        does('show the success', (step) => ({ message: given(step, 'output', 'message') })),
        does('drop the kept number', number),
        keeps('message', (step) => given(step, 'output', 'message')),
        keeps('unanswered', otherClaims),
      ),
    },
    'a failure leads back to the note, and says why': {
      when: (step) => failed(claim)(step) || failed(load, 'finding the claim')(step),
      holds: all(canClaim, can('choose another'), saysWhy, leaves('chosen'), leaves('form')),
    },
    'a refused claim may be sent again as a new one; any other failure keeps its number': {
      when: (step) => failed(claim)(step) || failed(load, 'finding the claim')(step),
      holds: (step) =>
        isRefused(step)
          ? all(
              does('drop the kept number', number),
              keeps('attempt', () => Number(was(step, 'attempt')) + 1),
              keeps('unanswered', otherClaims),
            )(step)
          : leaves('attempt')(step) && leaves('unanswered')(step) && !dropsNumber(step),
    },
    'a player who wants another bonus chooses anew': {
      when: (step) => on('choose another')(step) || on('claim another')(step),
      holds: forgetsChoice,
    },
    'after a refusal the server is asked again what is on offer; otherwise the player chooses at once': {
      when: on('choose another'),
      holds: (step) =>
        JSON.stringify(was(step, 'failure')).includes('"refused"')
          ? asks(load)(step)
          : isAt('choosing')(step),
    },
  },
}
