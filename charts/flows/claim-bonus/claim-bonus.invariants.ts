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
/** The bonus of the offers that both the player and the server know. */
const offered = 5

const canClaim = can(claim)
const hasArrived: Test = (step) => given(step, 'output', 'arrived') === true
const offers = (step: Step) => JSON.stringify(given(step, 'output', 'offers'))
const isEmpty: Test = (step) => offers(step) === '[]'
const hasTheChosen: Test = (step) =>
  was(step, 'chosen') === offered && offers(step).includes(`"id":${offered}`)
const isRefused: Test = (step) => failed(claim)(step) && given(step, 'error', 'kind') === 'refused'
const keepsOffers = keeps('offers', (step) => given(step, 'output', 'offers'))
const forgetsChoice = all(
  keeps('chosen', () => null),
  keeps('form', () => ({})),
  keeps('failure', () => null),
)
const number = (step: Step) => ({
  purpose: 'claim',
  id: was(step, 'chosen'),
  formId: was(step, 'formId'),
  attempt: was(step, 'attempt'),
})

export const claimBonus: Oracle = {
  invariants: {
    'what is on offer is asked for at the start, after a failure and before another claim': {
      when: (step) => step.event === null || on('try again')(step) || on('claim another')(step),
      holds: all(
        asks(load),
        keeps('failure', () => null),
      ),
    },
    'a claim that the server has is shown, and its number is forgotten': {
      when: all(answered(load), hasArrived),
      holds: all(
        isAt('claimed'),
        can('claim another'),
        keepsOffers,
        does('drop the kept number', (step) => ({
          purpose: 'claim',
          id: given(step, 'output', 'unanswered'),
          formId: given(step, 'output', 'formId'),
          attempt: given(step, 'output', 'attempt'),
        })),
      ),
    },
    'where nothing is offered, nothing can be claimed': {
      when: all(answered(load), isEmpty),
      holds: isAt('nothing offered'),
    },
    'a bonus that was chosen before the page opened is still chosen, if it is on offer': {
      when: all(answered(load, 'loading'), hasTheChosen),
      holds: all(canClaim, keepsOffers, leaves('chosen')),
    },
    'a player without a chosen bonus that is on offer chooses one': {
      when: (step) => answered(load)(step) && !hasArrived(step) && !isEmpty(step) && !hasTheChosen(step),
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
          (step) => (was(step, 'unanswered') === was(step, 'chosen') ? asks(load) : begins(claim))(step),
        ),
      },
    'a bonus is claimed with the note, under a number that survives a reload': {
      when: begins(claim),
      holds: all(
        asks(claim, (step) => {
          const { id, formId, attempt } = number(step)
          return { ...step.state.context.form, id, formId, attempt }
        }),
        does('keep the number beyond a reload', number),
        keeps('unanswered', (step) => was(step, 'chosen')),
      ),
    },
    'no bonus is claimed while the server may have its claim already': {
      when: begins(claim),
      holds: (step) => was(step, 'unanswered') !== was(step, 'chosen') || answered(load)(step),
    },
    'a claim that never arrived is sent again under the same number, if the bonus is still on offer': {
      when: all(answered(load, 'finding the claim'), hasTheChosen),
      holds: all(begins(claim), leaves('attempt'), leaves('form')),
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
        keeps('unanswered', () => null),
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
              keeps('unanswered', () => null),
            )(step)
          : leaves('attempt')(step) &&
            leaves('unanswered')(step) &&
            step.effects.every(({ type }) => type !== 'drop the kept number'),
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
