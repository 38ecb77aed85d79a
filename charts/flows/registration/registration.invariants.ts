import {
  all,
  answered,
  asks,
  can,
  does,
  failed,
  given,
  isAt,
  isOver,
  keeps,
  on,
  staysThere,
  tellsSite,
  waitsFor,
  wasAt,
  type Oracle,
  type Test,
} from '../../invariants/invariant.ts'
import { sentForm } from '../../invariants/sent-form.ts'

const phone = '905551112233'
const welcomed = { welcoming: 'welcomed' }
const isWelcomed: Test = all(isAt(welcomed), can('deposit', 'open the live chat'))
const keepsAmount = keeps('trialBonus', (step) => given(step, 'trialBonus'))
const endsWith =
  (next: string): Test =>
  (step) =>
    isOver(step) && step.state.output?.next === next

export const registration: Oracle = {
  waits: { 'country list': 300, confetti: 100 },
  silent: {
    'phone verification': 'the player reads where the phone can be verified later',
    'trial bonus': 'the player reads where it can be claimed later',
  },
  invariants: {
    ...sentForm({
      form: 'registration',
      intent: 'register',
      actor: 'register',
      from: 'filling in',
      busy: 'registering',
      to: 'verifying the phone',
      input: (step) => given(step, 'form'),
    }),
    'nothing of the form stays in memory but the phone': {
      when: () => true,
      holds: ({ state }) => !/lale-1970|10000000146|ayse@/.test(JSON.stringify(state.context)),
    },
    'the countries are asked for when the form opens, and again when the visitor wants it': {
      when: (step) => step.event === null || on('try again')(step),
      holds: all(
        asks('load the countries'),
        keeps('failure', () => null),
      ),
    },
    'the countries that come are laid out for 300 ms; then the form can be sent': {
      when: answered('load the countries'),
      holds: all(
        keeps('countries', (step) => given(step, 'output')),
        waitsFor(300),
        ({ state }) => !state.can({ type: 'register' }),
      ),
    },
    'the form can be sent once the countries are laid out': {
      when: on('xstate.after.country list.registration.laying out the countries'),
      holds: can('register'),
    },
    'without countries the form cannot be sent, and the visitor can ask for them again': {
      when: failed('load the countries'),
      holds: ({ state }) => state.can({ type: 'try again' }) && !state.can({ type: 'register' }),
    },
    'a registered player is signed in': {
      when: answered('register'),
      holds: all(
        does('sign the player in', (step) => ({ session: given(step, 'output', 'session') })),
        tellsSite('session.established'),
      ),
    },
    'the phone that was entered is verified at once': {
      when: answered('register'),
      holds: asks('phone verification', () => ({ phone, standing: 'just registered' })),
    },
    'a verified phone is celebrated with confetti, 100 ms later': {
      when: answered('phone verification'),
      holds: all(
        waitsFor(100),
        ({ effects, state }) => effects.length === 0 && !state.can({ type: 'deposit' }),
      ),
    },
    'after the confetti the trial bonus is offered if it is above 0; otherwise the player is welcomed': {
      when: on('xstate.after.confetti.registration.celebrating'),
      holds: all(does('throw the confetti'), (step) =>
        step.state.context.trialBonus > 0 ? asks('trial bonus')(step) : isWelcomed(step),
      ),
    },
    'an amount that becomes known before the welcome counts, and disturbs nothing that the visitor does': {
      when: (step) => on('trial bonus.announced')(step) && !wasAt(welcomed)(step),
      holds: all(keepsAmount, staysThere),
    },
    'an amount that becomes known when the player is welcomed already is offered then': {
      when: on('trial bonus.announced', welcomed),
      holds: all(keepsAmount, (step) =>
        Number(given(step, 'trialBonus')) > 0 ? asks('trial bonus')(step) : staysThere(step),
      ),
    },
    'a claimed trial bonus ends the registration': {
      when: (step) => answered('trial bonus')(step) && given(step, 'output', 'end') === 'claimed',
      holds: endsWith('nothing'),
    },
    'a player who leaves the trial bonus is welcomed': {
      when: (step) => answered('trial bonus')(step) && given(step, 'output', 'end') === 'left',
      holds: isWelcomed,
    },
    'a player whose phone verification or trial bonus breaks has an account all the same, and is welcomed': {
      when: (step) => failed('phone verification')(step) || failed('trial bonus')(step),
      holds: isWelcomed,
    },
    'a player whose phone verification breaks is told where to verify the phone later': {
      when: failed('phone verification'),
      holds: does('show that the phone can be verified later'),
    },
    'no trial bonus is skipped without a word: if a step breaks, the player is told where to claim it later':
      {
        when: (step) => failed('phone verification')(step) || failed('trial bonus')(step),
        holds: ({ effects, state }) =>
          effects.filter(({ type }) => type === 'show that the trial bonus can be claimed later').length ===
          (state.context.trialBonus > 0 ? 1 : 0),
      },
    'the deposit is one click away from the welcome': {
      when: on('deposit'),
      holds: endsWith('deposit'),
    },
    'the live chat is one click away from the welcome': {
      when: on('open the live chat'),
      holds: endsWith('live chat'),
    },
  },
}
