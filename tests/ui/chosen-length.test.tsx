import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createActor, fromCallback, type EventObject } from 'xstate'
import { noBreak } from '#charts/flows/breaks.given.ts'
import { session } from '#charts/flows/given.ts'
import type { BreakStanding, ExclusionForm, TimeOutForm } from '#contract/protection-breaks.ts'
import { exclusionMachine } from '#machines/exclusion/exclusion.machine.ts'
import { timeOutMachine, type BreakAnswer, type BreakWatched } from '#machines/time-out/time-out.machine.ts'
import { Exclusion } from '#src/flows/exclusion/exclusion.view.tsx'
import { SiteContext } from '#src/flows/site/site.ts'
import { TimeOut } from '#src/flows/time-out/time-out.view.tsx'
import { desk } from '#tests/machines/desk.ts'
import { siteStand } from '#tests/machines/site-stand.ts'
import { renderAt } from './in-router.tsx'

afterEach(cleanup)

const nothing = () => undefined
const shown = { 'show the failure': nothing, 'show the success': nothing }
const watch = fromCallback<EventObject, BreakWatched>(nothing)
const lost = { kind: 'no answer' } as const

const list = () => screen.getByRole('combobox')
const choose = (value: string) => fireEvent.change(list(), { target: { value } })
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

const shows = (form: ReactNode) =>
  renderAt('/', <SiteContext value={siteStand(session).actor}>{form}</SiteContext>)

async function takesABreak() {
  const standing = desk<BreakStanding>()
  const server = desk<BreakAnswer, TimeOutForm & { panicHours: number }>()
  const actors = {
    'ask for the standing': standing.logic,
    'begin the break': server.logic,
    'watch the break': watch,
  }
  const timeOut = createActor(timeOutMachine.provide({ actors, actions: shown })).start()
  await standing.asked[0]?.answer(noBreak)
  await shows(<TimeOut timeOut={timeOut} />)
  return { standing, server }
}

test.each([
  ['it stays chosen, and is sent again', noBreak, '504'],
  [
    'the shortest one is chosen, as it is no longer offered',
    { ...noBreak, timeOuts: { shortest: 24, longest: 336 } },
    '24',
  ],
])('Scenario: the answer to a break of three weeks is lost: %s', async (_, then, chosen) => {
  const { standing, server } = await takesABreak()
  expect(list()).toHaveProperty('value', '24')
  choose('504')
  await press('Arayı Başlat')
  await act(async () => server.asked[0]?.fail(lost))
  await act(async () => standing.asked[1]?.answer(then))
  expect(list()).toHaveProperty('value', chosen)
  await press('Arayı Başlat')
  expect(server.asked[1]?.input.hours).toBe(Number(chosen))
})

test.each([
  ['it is the one that was chosen', noBreak, '12'],
  [
    'it is the shortest one, as the chosen one is no longer offered',
    { ...noBreak, exclusions: [6, 60] },
    '6',
  ],
])('Scenario: another length is chosen, and then the answer is lost: %s', async (_, then, chosen) => {
  const standing = desk<BreakStanding>()
  const server = desk<BreakAnswer, ExclusionForm>()
  const actors = {
    'ask for the standing': standing.logic,
    'exclude the player': server.logic,
    'watch the break': watch,
  }
  const exclusion = createActor(exclusionMachine.provide({ actors, actions: shown })).start()
  await standing.asked[0]?.answer(noBreak)
  await shows(<Exclusion exclusion={exclusion} username="ayse70" />)
  expect(list()).toHaveProperty('value', '6')
  choose('12')
  await press('Onaya geç')
  await press('Başka bir süre seç')
  expect(list()).toHaveProperty('value', '12')
  await press('Onaya geç')
  fireEvent.input(screen.getByLabelText('Şifre'), { target: { value: 'lale-1970' } })
  await press('Onayla ve uzak kal')
  await act(async () => server.asked[0]?.fail(lost))
  await act(async () => standing.asked[1]?.answer(then))
  expect(list()).toHaveProperty('value', chosen)
})
