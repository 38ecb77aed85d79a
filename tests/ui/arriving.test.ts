import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { arriving, hasArrived } from '#src/flows/site/arriving.ts'

const door = setup({
  types: {
    input: {} as { name: string },
    context: {} as { name: string; heard: string[] },
    events: {} as { type: 'say'; word: string } | { type: 'leave' },
  },
}).createMachine({
  id: 'door',
  context: ({ input }) => ({ ...input, heard: [] }),
  initial: 'open',
  states: {
    open: {
      on: {
        say: { actions: assign({ heard: ({ context, event }) => [...context.heard, event.word] }) },
        leave: 'left',
      },
    },
    left: { type: 'final' },
  },
})

const house = (fetch: () => Promise<typeof door>) =>
  setup({
    types: { context: {} as { why: unknown }, events: {} as { type: 'knock' } | { type: 'go' } },
    actors: { door: arriving(fetch) },
  }).createMachine({
    context: { why: null },
    initial: 'outside',
    states: {
      outside: { on: { knock: 'inside' } },
      inside: {
        on: { go: 'outside' },
        invoke: {
          id: 'door',
          src: 'door',
          input: { name: 'front' },
          onDone: 'outside',
          onError: { target: 'outside', actions: assign({ why: ({ event }) => event.error }) },
        },
      },
    },
  })

it('Scenario: what a flow is told while its code is coming, it hears on arrival', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof door>()
  const actor = createActor(house(() => promise)).start()
  actor.send({ type: 'knock' })
  const child = actor.getSnapshot().children['door']
  if (!child) throw new Error('nobody was invoked')
  expect(hasArrived(child)).toBe(false)
  child.send({ type: 'say', word: 'good' })
  child.send({ type: 'say', word: 'evening' })
  resolve(door)
  await setImmediate()
  expect(hasArrived(child)).toBe(true)
  expect(child.getSnapshot()).toMatchObject({
    value: 'open',
    context: { name: 'front', heard: ['good', 'evening'] },
  })
  child.send({ type: 'leave' })
  expect(actor.getSnapshot().value).toBe('outside')
})

it('Scenario: a flow whose code came once is there at once the next time', async () => {
  const actor = createActor(house(() => Promise.resolve(door))).start()
  actor.send({ type: 'knock' })
  await setImmediate()
  actor.send({ type: 'go' })
  actor.send({ type: 'knock' })
  expect(actor.getSnapshot().children['door']?.getSnapshot()).toMatchObject({ value: 'open' })
})

it('Scenario: code that cannot be fetched is no answer, and the next try fetches again', async () => {
  const answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => Promise.resolve(door)]
  const actor = createActor(house(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often'))))
  actor.start().send({ type: 'knock' })
  await setImmediate()
  expect(actor.getSnapshot()).toMatchObject({ value: 'outside', context: { why: { kind: 'no answer' } } })
  actor.send({ type: 'knock' })
  await setImmediate()
  expect(actor.getSnapshot().children['door']?.getSnapshot()).toMatchObject({ value: 'open' })
})

it('Scenario: a flow that is left before its code has come never begins', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof door>()
  const actor = createActor(house(() => promise)).start()
  actor.send({ type: 'knock' })
  const child = actor.getSnapshot().children['door']
  actor.send({ type: 'go' })
  resolve(door)
  await setImmediate()
  expect(child?.getSnapshot().status).toBe('stopped')
  expect(actor.getSnapshot()).toMatchObject({ value: 'outside', children: {} })
})
