import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Page } from '#charts/page/page.tsx'
import { addressOf, readAddress, type Place } from '#charts/page/address.ts'
import { starts } from '#charts/page/starts.ts'
import { walk } from 'statechart-walk'
import { flowNames, flows } from '#machines/flows.ts'
import { createActor, fromPromise } from 'xstate'
import { inspect } from '#charts/live/inspect.ts'
import { recoveryMachine } from '#machines/recovery/recovery.machine.ts'

/** Milliseconds: a chart is slow to draw on a busy machine. */
configure({ asyncUtilTimeout: 20_000 })

const forever = new Promise<never>(() => undefined)

beforeEach(() => {
  localStorage.setItem('flows language', 'en')
  location.hash = ''
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

async function open(hash: string) {
  location.hash = hash
  await act(async () => render(<Page />))
  // A chart that is drawn outside of what waits for it writes a warning on the console.
  await waitFor(() => expect(screen.queryByText('Drawing')).toBeNull())
}

/** Opens the present address in a new page. */
async function openAgain() {
  const { hash } = location
  cleanup()
  await open(hash)
}

const now = () =>
  within(screen.getByText('Now').closest('section')!)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
const happens = (own: string) =>
  fireEvent.click(screen.getByText(own, { selector: 'small' }).closest('button')!)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const links = () => screen.getAllByRole('link').filter((link) => link.getAttribute('href') !== '#/')

it('Scenario: a product owner walks through the recovery, goes back, forward, and shares where it is', async () => {
  await open('#/recovery')
  expect(now()).toEqual(['Asking for the username'])
  happens('send the code')
  await waitFor(() => expect(now()).toEqual(['Sending the code']))
  happens('send the code: done')
  await waitFor(() => expect(now()).toEqual(['Asking for the code']))

  press('Back')
  await waitFor(() => expect(now()).toEqual(['Sending the code']))
  press('Back')
  await waitFor(() => expect(now()).toEqual(['Asking for the username']))
  press('Forward')
  press('Forward')
  await waitFor(() => expect(now()).toEqual(['Asking for the code']))

  await openAgain()
  expect(now()).toEqual(['Asking for the code'])
  press('Restart')
  await waitFor(() => expect(now()).toEqual(['Asking for the username']))
})

it('Scenario: the data of an event are changed before it is sent, and what is no data is told', async () => {
  await open('#/recovery')
  const data = screen.getByLabelText(/^Data: Enter the username/)
  fireEvent.change(data, { target: { value: '{ "username": ' } })
  press('Send with this data')
  expect(screen.getByRole('alert').textContent).toBe('This is not a JSON object.')
  fireEvent.change(data, { target: { value: '{ "username": "mehmet71" }' } })
  press('Send with this data')
  await waitFor(() => expect(now()).toEqual(['Sending the code']))
  expect(readAddress(location.hash).place?.events).toEqual([{ username: 'mehmet71', type: 'send the code' }])
})

it('Scenario: an arrow that can be taken now is clicked in the chart', async () => {
  await open('#/login')
  const arrow = await waitFor(() => {
    const found = document.querySelector('.row.mark-next')
    expect(found).not.toBeNull()
    return found!
  })
  const before = now()
  fireEvent.click(arrow)
  await waitFor(() => expect(now()).not.toEqual(before))
  expect(document.querySelector('.state.mark-covered')).not.toBeNull()
})

it('Scenario: keys lead from state to state, and what is chosen is told beside the chart', async () => {
  await open('#/recovery')
  const first = await screen.findByRole('button', { name: 'Asking for the username', pressed: false })
  fireEvent.keyDown(first, { key: 'ArrowDown' })
  const next = await screen.findByRole('button', { name: 'Sending the code', pressed: true })
  expect(document.activeElement).toBe(next)
  expect(screen.getByRole('tab', { name: 'States', selected: true })).toBeTruthy()
  expect(screen.getByText('At work: the sending of the code', { exact: false })).toBeTruthy()
})

it('Scenario: the charts follow a player of the site to the flow that moves', async () => {
  await open('#/login')
  fireEvent.click(screen.getByRole('tab', { name: 'Live' }))
  fireEvent.click(screen.getByLabelText('Follow the site'))
  expect(screen.getByText(/^Waiting for word from the site/)).toBeTruthy()
  const player = createActor(
    recoveryMachine.provide({
      actors: { 'send the code': fromPromise<{ message: string }, { username: string }>(() => forever) },
    }),
    { inspect },
  ).start()
  await screen.findByText('Asking for the username')
  expect(location.hash).toBe('#/login')
  player.send({ type: 'send the code', username: 'ayse70' })
  await waitFor(() => expect(location.hash).toBe('#/recovery'))
  await waitFor(() =>
    expect(document.querySelector('.state.atomic.mark-current')?.getAttribute('data-state')).toBe(
      'recovery.sending the code',
    ),
  )
  player.stop()
  await screen.findByText(/^Waiting for word from the site/)
})

it('Scenario: flows and states are searched for without minding letters, and nothing is found', async () => {
  await open('')
  expect(links()).toHaveLength(flowNames.length)
  fireEvent.keyDown(document.body, { key: '/' })
  const search = screen.getByRole('searchbox')
  expect(document.activeElement).toBe(search)
  fireEvent.change(search, { target: { value: 'SIFRE yenileme' } })
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['#/site', '#/recovery'])
  fireEvent.change(search, { target: { value: 'going to the login' } })
  fireEvent.click(screen.getByRole('button', { name: /^Going to the login/ }))
  await waitFor(() =>
    expect(document.querySelector('.state.chosen')?.getAttribute('data-state')).toBe(
      'recovery.going to the login',
    ),
  )
  fireEvent.change(search, { target: { value: 'no flow is called so' } })
  expect(screen.getByText('No flow and no state matches this search.')).toBeTruthy()
})

it('Scenario: a link that is broken, or names what is no longer there, is told and not thrown', async () => {
  await open('#/recovery/e30')
  expect(screen.getByRole('alert').textContent).toContain('are not understood')
  expect(now()).toEqual(['Asking for the username'])
  for (const hash of ['#/no%20such%20flow', '#/%E0%A4%A', '#/constructor']) {
    location.hash = hash
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('does not exist'))
    location.hash = '#/'
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  }
  location.hash = addressOf({ flow: 'recovery', start: 'nobody', events: [] })
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('no longer exists'))
})

it('Scenario: whatever the written cases hold fits an address, and is the same walk when it is opened', () => {
  for (const flow of flowNames) {
    for (const { name, input, events } of starts[flow]) {
      const told = JSON.parse(JSON.stringify(events)) as Place['events']
      const { place } = readAddress(addressOf({ flow, start: name, events: told }))
      expect(place).toEqual({ flow, start: name, events: told })
      const end = (given: Place['events']) => walk(flows[flow].machine, input, given).at(-1)?.state.value
      expect(end(place?.events ?? [])).toEqual(end(told))
    }
  }
})
