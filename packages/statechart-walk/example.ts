import { offersIn, walk } from 'statechart-walk'
import { createMachine } from 'xstate'

const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { open: { target: 'opened', actions: 'ring' } } },
    opened: { after: { '30000': 'closed' } },
  },
})

for (const { event, state, effects, waits } of walk(door, undefined, [{ type: 'open' }])) {
  console.log(event?.type ?? 'begins', state.value, effects, waits)
  const offers = offersIn(state, { name: 'a visitor', events: [] }, [])
  console.log(offers.map(({ event: offered }) => offered.type))
}
