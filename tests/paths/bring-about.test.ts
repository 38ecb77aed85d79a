import { expect, it } from 'vitest'
import { failed, noAnswer } from '#charts/flows/events.ts'
import { otherSession, session } from '#charts/flows/given.ts'
import { awaitedBefore, wayTo } from '#charts/words/bring-about.ts'
import type { Happening } from '#charts/words/steps.ts'

const how = (event: Happening, next: Happening | null = null) =>
  wayTo('site', event, { before: null, next }, 'en')
const inAnotherTab = (kept: object | null) => how({ type: 'storage.changed', session: kept })

it('Scenario: what an event carries decides how a tester causes it', () => {
  expect(inAnotherTab(null)).toMatch(/delete “session”/)
  expect(inAnotherTab(otherSession)).toMatch(/in a private window .+ “mehmet71”/)
  expect(inAnotherTab(session)).toMatch(/log in as the player/)
})

it('Scenario: the event that follows decides what becomes of a request', () => {
  const answered = { type: 'registration.answered' }
  expect(how(answered, { type: 'session.established', session })).toMatch(/the answer of the server comes/)
  expect(how(answered)).toMatch(/cut the network/)
})

it('Scenario: code that gets lost is held back before the step that needs it', () => {
  const lost = failed('login', noAnswer)
  expect(awaitedBefore('site', lost, [{ type: 'log in' }], 'en')).toMatch(
    /hold back .+ “\/assets\/login\.view-”/,
  )
  expect(how(lost)).toMatch(/cut the network before/)
})
