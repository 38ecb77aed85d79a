import { beforeEach, expect, it } from 'vitest'
import { session as player } from '#charts/flows/given.ts'
import { dropNumber, keepNumber, recallNumber } from '#src/flows/form/sent-number.store.ts'
import { storeSession } from '#src/session/session.ts'

const form = { purpose: 'deposit', id: 7 } as const
const sent = { formId: 'form-1', attempt: 2 }

beforeEach(() => {
  localStorage.clear()
  storeSession(player)
})

it('Scenario: the number of a form without an answer is found again, by its own player alone', () => {
  keepNumber({ ...form, ...sent })
  expect(recallNumber(form)).toEqual(sent)
  expect(recallNumber({ ...form, id: 8 })).toBeNull()
  storeSession({ ...player, token: 'another', usercode: '10000002' })
  expect(recallNumber(form)).toBeNull()
})

it('Scenario: an answer drops its own number, and not the one that another tab is waiting for', () => {
  keepNumber({ ...form, ...sent })
  keepNumber({ ...form, formId: 'form-2', attempt: 1 })
  dropNumber({ ...form, ...sent })
  expect(recallNumber(form)).toEqual({ formId: 'form-2', attempt: 1 })
  dropNumber({ ...form, formId: 'form-2', attempt: 1 })
  expect(recallNumber(form)).toBeNull()
})
