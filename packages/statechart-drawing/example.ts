import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Chart, layOut, type Mark } from 'statechart-drawing'
import { graphOf } from 'statechart-graph'
import { offersIn, walk } from 'statechart-walk'
import { createMachine } from 'xstate'

const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: { closed: { on: { open: 'opened' } }, opened: { on: { close: 'closed' } } },
})
const { whole: drawing } = await layOut(graphOf(door))
for (const { state } of walk(door, undefined, [{ type: 'open' }])) {
  const offers = offersIn(state, { name: 'a visitor', events: [] }, [])
  const next = offers.flatMap(({ transitions }) => transitions.map((key): [string, Mark] => [key, 'next']))
  const states = { [`door.${state.value}`]: 'current' as const }
  const marks = { states, transitions: Object.fromEntries(next) }
  console.log(renderToStaticMarkup(createElement(Chart, { drawing, title: 'Door', marks })))
}
