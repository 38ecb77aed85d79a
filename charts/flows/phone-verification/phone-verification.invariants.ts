import {
  all,
  answered,
  any,
  asks,
  can,
  does,
  failed,
  given,
  isAt,
  isOver,
  keeps,
  leaves,
  not,
  on,
  saysWhy,
  tellsSite,
  waitsFor,
  was,
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'

const accountPhone = '905551112233'
const resend = (place: string) => ({ 'asking for the code': { resend: place } })
const typing = { 'asking for the code': { code: 'typing' } }
const verifying = { 'asking for the code': { code: 'verifying' } }

const start =
  (name: string): Test =>
  (step) =>
    step.event === null && step.start.name === name
const phoneStays = leaves('phone')
const isEditable: Test = ({ state }) => state.hasTag('editable')
const isLocked: Test = ({ state }) => state.hasTag('locked') && !state.hasTag('editable')
const asksForACode: Test = asks('send the code', ({ state: { context } }) => ({
  phone: context.phone,
  accountPhone,
}))
const questions = ({ children }: Step['state']) =>
  ['send the code', 'verify the code'].filter((actor) => actor in children)
const told = ({ sent }: Step, what: string) =>
  sent.filter(({ event }) => event.type === `phone verification.${what}`).length
const sendings = ['sending the code', 'sending to another number', resend('sending again')]
const isSent: Test = (step) => sendings.some((place) => answered('send the code', place)(step))

export const phoneVerification: Oracle = {
  waits: { 'resend wait': 60_000, tick: 1_000 },
  silent: { 'recall the sent code': 'no code is remembered then: the player simply asks for one' },
  invariants: {
    'a verified phone opens as verified, and nobody is asked': {
      when: start('a player whose phone is verified'),
      holds: all(isOver, ({ begun, sent }) => begun.length === 0 && sent.length === 0),
    },
    'a player who has just registered gets a code at once, on the locked phone': {
      when: start('a player who has just registered'),
      holds: all(
        isLocked,
        asksForACode,
        keeps('phone', () => accountPhone),
      ),
    },
    'otherwise a code that was sent before is looked for first': {
      when: start('a player whose phone is not verified'),
      holds: asks('recall the sent code', () => ({ accountPhone })),
    },
    'a code that is still good is asked for, with its own number and the rest of its wait': {
      when: (step) => answered('recall the sent code')(step) && given(step, 'output') !== null,
      holds: all(
        isAt(typing),
        keeps('phone', (step) => given(step, 'output', 'phone')),
        keeps('secondsLeft', (step) => given(step, 'output', 'secondsLeft')),
        (step) => isAt(resend(given(step, 'output', 'secondsLeft') === 0 ? 'offered' : 'waiting'))(step),
      ),
    },
    "without such a code the account's phone is shown, locked, and may be verified or updated": {
      when: (step) =>
        failed('recall the sent code')(step) ||
        (answered('recall the sent code')(step) && given(step, 'output') === null),
      holds: all(
        isAt('not verified'),
        isLocked,
        keeps('phone', () => accountPhone),
        can('send the code', 'update the number'),
      ),
    },
    'a code goes to the phone that is shown': {
      when: (step) => on('send the code')(step) || on('send the code again')(step),
      holds: all(asksForACode, phoneStays, isLocked),
    },
    'a code goes to another number that the player enters': {
      when: on('send the code to another number'),
      holds: all(
        asksForACode,
        keeps('phone', (step) => given(step, 'phone')),
      ),
    },
    'the site knows of each question to the server until it is answered or given up': {
      when: () => true,
      holds: (step) => {
        const asked = questions(step.state)
        const known = step.before ? questions(step.before.state) : []
        return (
          told(step, 'sent') === asked.filter((each) => !known.includes(each)).length &&
          told(step, 'answered') === known.filter((each) => !asked.includes(each)).length
        )
      },
    },
    'once a code is sent its message is shown, the phone is locked and the resend waits for a minute': {
      when: isSent,
      holds: all(
        isAt('asking for the code'),
        isAt(resend('waiting')),
        isLocked,
        phoneStays,
        does('show the success', (step) => ({ message: given(step, 'output', 'message') })),
        keeps('secondsLeft', () => 60),
        waitsFor(60_000),
        waitsFor(1_000),
      ),
    },
    'a code that could not be sent leaves the player where it was asked for, with the number': {
      when: failed('send the code'),
      holds: all(saysWhy, phoneStays, (step) => {
        const from = step.before?.state
        if (from?.matches('sending to another number')) return isEditable(step)
        return (
          isLocked(step) && isAt(from?.matches('sending the code') ? 'not verified' : resend('offered'))(step)
        )
      }),
    },
    'the wait is counted down second by second, not below zero': {
      when: on('xstate.after.tick.phone verification.asking for the code.resend.waiting.counting down'),
      holds: (step) => step.state.context.secondsLeft === Math.max(Number(was(step, 'secondsLeft')) - 1, 0),
    },
    'after the wait another code can be asked for': {
      when: on('xstate.after.resend wait.phone verification.asking for the code.resend.waiting'),
      holds: isAt(resend('offered')),
    },
    'nobody can ask for another code during the wait': {
      when: isAt(resend('waiting')),
      holds: ({ state }) => !state.can({ type: 'send the code again' }) && state.context.secondsLeft > 0,
    },
    'the phone can be changed while its code is asked for': {
      when: on('change the phone'),
      holds: all(isEditable, phoneStays),
    },
    'while the server checks a code or sends another, the player can ask for nothing else': {
      when: isAt(verifying, resend('sending again')),
      holds: not(any(can('verify'), can('send the code again'), can('change the phone'))),
    },
    'the number can be updated, beginning with the one that is shown': {
      when: on('update the number'),
      holds: all(isEditable, phoneStays),
    },
    'a player who keeps the number sees the number of the account again': {
      when: on('keep the number'),
      holds: all(
        keeps('phone', () => accountPhone),
        asks('recall the sent code', () => ({ accountPhone })),
      ),
    },
    'the typed code is checked for the phone that got it': {
      when: on('verify'),
      holds: all(
        isAt(verifying),
        isLocked,
        asks('verify the code', (step) => ({ phone: was(step, 'phone'), code: given(step, 'code') })),
      ),
    },
    'the right code ends it: the player is told, and the site learns which phone is verified': {
      when: answered('verify the code'),
      holds: all(
        isOver,
        does('show the success', (step) => ({ message: given(step, 'output', 'message') })),
        does('report the phone', (step) => ({ phone: was(step, 'phone') })),
        tellsSite('phone.verified'),
        (step) => step.state.output?.phone === was(step, 'phone'),
      ),
    },
    'a code that the server refuses is cleared; any other failure leaves it to be sent again': {
      when: failed('verify the code'),
      holds: all(isAt(typing), saysWhy, (step) => {
        const cleared = given(step, 'error', 'kind') === 'refused' ? 1 : 0
        return step.state.context.failedCodes === Number(was(step, 'failedCodes')) + cleared
      }),
    },
  },
}
