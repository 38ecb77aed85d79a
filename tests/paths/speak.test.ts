import { expect, it } from 'vitest'
import { effectSeen, purposeOf, seenAt, startOf, stateName, titleOf } from '#charts/words/speak.ts'
import { arrowSaid, stepOf, type Happening } from '#charts/words/steps.ts'
import type { FlowName } from '#machines/flows.ts'
import { after, done, failed, noAnswer, refused } from '#charts/flows/events.ts'

const carried = (flow: FlowName, event: Happening) => stepOf(flow, event, 'en').data
const waited = (wait: string) =>
  stepOf('realtime', after(wait, 'realtime', 'waiting to reconnect'), 'en').sentence
const success = (message: string) => ({ type: 'show the success', params: { message } })
const failure = (kind: string) => ({ type: 'show the failure', params: { failure: { kind } } })

it('Scenario: a wait is told with its time, and one of no length without', () => {
  expect([waited('second wait'), waited('first wait')]).toEqual([
    '2 seconds pass (the wait before the second attempt)',
    'Time is up: the wait before the first attempt',
  ])
})

it('Scenario: a tester enters a wrong code, is refused, and waits for the login in the end', () => {
  const wrong = { type: 'check the code', code: '12345678' }
  const refusal = failed('check the code', refused)
  const over = after('login wait', 'recovery', 'done')
  expect([
    stepOf('recovery', wrong, 'en', { next: refusal }),
    stepOf('recovery', wrong, 'tr', { next: done('check the code') }),
    stepOf('recovery', refusal, 'en'),
    stepOf('recovery', failed('check the code', noAnswer), 'tr'),
    stepOf('recovery', over, 'en'),
    stepOf('recovery', over, 'tr'),
  ]).toEqual([
    {
      who: 'person',
      sentence: 'Enter a wrong code and press “Continue”',
      data: [{ name: 'Reset Code', value: '11111111' }],
    },
    {
      who: 'person',
      sentence: 'E-posta ile gelen kodu yazın ve “Devam Et” düğmesine basın',
      data: [{ name: 'Şifre yenileme kodu', value: '/sandbox/outbox sayfasında e-posta adresine giden kod' }],
    },
    {
      who: 'server',
      sentence: 'The server refuses: the check of the code',
      data: [{ name: "The server's message, for example", value: refused.message }],
    },
    { who: 'server', sentence: 'Sunucudan yanıt gelmez: kodun denetlenmesi', data: [] },
    { who: 'time', sentence: '1 second passes (the wait before the login opens)', data: [] },
    { who: 'time', sentence: '1 saniye geçer (giriş penceresinin açılması için bekleme)', data: [] },
  ])
})

it('Scenario: of an actor whose failure nobody has told more of it is only said that it failed', () => {
  const type = 'xstate.error.actor.check the code'
  expect(stepOf('recovery', { type }, 'en').sentence).toBe(
    'The server does not answer with success: the check of the code',
  )
})

it('Scenario: what is seen of an effect depends on what it was given', () => {
  expect([
    effectSeen('site', { type: 'go to', params: { path: '/dashboard/deposit' } }, 'en'),
    effectSeen('site', { type: 'go to' }, 'tr'),
    effectSeen('login', failure('refused'), 'en'),
    effectSeen('login', failure('signed out'), 'en'),
    effectSeen('login', { type: 'show the failure' }, 'en'),
    effectSeen('login', success('Hoş geldiniz.'), 'en'),
    effectSeen('login', success(''), 'en'),
  ]).toEqual([
    'The address becomes “/dashboard/deposit”.',
    'Adres “…” olur.',
    "An error message in the server's words appears at the top.",
    null,
    'An error message at the top says why.',
    "A success message in the server's words appears at the top.",
    null,
  ])
})

it('Scenario: a flow, its start, its states and its arrows are told in words', () => {
  const sent = { event: 'xstate.done.actor.send the code' }
  expect([
    titleOf('recovery', 'tr'),
    purposeOf('recovery', 'en'),
    startOf('recovery', 'a visitor', 'en'),
    stateName('recovery', '', 'en'),
    stateName('recovery', 'done', 'tr'),
    seenAt('recovery', 'done', 'en'),
    seenAt('registration', 'welcoming', 'en'),
    arrowSaid('recovery', sent, 'tr'),
    arrowSaid('recovery', { event: 'xstate.error.actor.send the code' }, 'en'),
    arrowSaid('start-up', { event: 'xstate.done.state.start-up.loading' }, 'en'),
    arrowSaid('registration', { event: '' }, 'tr'),
  ]).toEqual([
    'Şifre yenileme',
    'A visitor who has forgotten the password chooses a new one with a code from the mailbox.',
    'A visitor who has opened “Recovery Password”',
    'Recovery of the password',
    'Tamamlandı',
    'It says “Password change successful. You are now directed to the login page.”',
    null,
    'Sunucu olumlu yanıt verir: kodun gönderilmesi',
    'The server does not answer with success: the sending of the code',
    'Complete: Loading',
    'Hemen',
  ])
})

it('Scenario: what an event carries is told as the page calls it', () => {
  expect([
    carried('history', { type: 'choose the kind', kind: 2 }),
    carried('carousel', { type: 'show the slide', place: 2 }),
    carried('language', { type: 'choose the language', language: 'xx' }),
    carried('favourites', done('load the favourites', { codes: ['aviator'], pageId: 'page-1' })),
  ]).toEqual([
    [{ name: 'Transaction', value: 'Withdrawal' }],
    [{ name: 'Slide', value: 'the third' }],
    [{ name: 'Language', value: expect.stringMatching(/^one that the site does not have: add an option/) }],
    [{ name: 'Favourite games', value: 'aviator' }],
  ])
})
