import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { provideHistory } from '#src/flows/history/history.provide.ts'

interface Numbered {
  item: { id: number }
  kind: number
  status: string
}

it('Scenario: the file of a history has every row once, though a new one pushes the others on meanwhile', async () => {
  let newest = 250
  const saved: number[] = []
  const machine = provideHistory<Numbered>({
    load: (_filter, { skip, take }) => {
      const list = Array.from({ length: newest }, (_, index) => ({ id: newest - index }))
      const page = { total: newest, list: list.slice(skip, skip + take) }
      newest += skip === 0 ? 1 : 0
      return Promise.resolve(page)
    },
    save: (list) => saved.push(...list.map(({ id }) => id)),
  })
  const history = createActor(machine).start()
  await waitFor(history, ({ context }) => context.total > 0)
  newest = 250
  history.send({ type: 'download' })
  await waitFor(history, () => saved.length > 0)
  expect(saved).toEqual(Array.from({ length: 250 }, (_, index) => 250 - index))
})
