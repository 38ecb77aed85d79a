import { expect, test } from '@playwright/test'
import { walkAll } from 'statechart-paths'
import { play, type Instant, type Script } from 'statechart-replay'
import { setup } from 'xstate'

const machine = setup({ types: { events: {} as { type: 'press' } } }).createMachine({
  id: 'door',
  initial: 'closed',
  states: { closed: { on: { press: 'opened' } }, opened: { on: { press: 'closed' } } },
})
const starts = [{ name: 'a visitor', events: [{ type: 'press' }] }]
for (const walked of walkAll({ machine, starts, project: () => null }))
  test('the door does what its chart says', async ({ page }) => {
    await page.setContent('<details><summary>Door</summary><p>Come in</p></details>')
    const [door, room] = [page.getByText('Door'), page.getByText('Come in')]
    const sees = { closed: () => expect(room).toBeHidden(), opened: () => expect(room).toBeVisible() }
    const hands = { press: () => door.click() }
    const script: Script<typeof machine, never, Instant> = { hands, worlds: {}, sees, effects: {} }
    await play(script, walked, { page, stageOf: (instant) => instant })
  })
