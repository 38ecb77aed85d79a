import type { Drawing } from 'statechart-drawing'
import type { Camera } from './camera.ts'
import { nearestState } from './nearest.ts'

const nudge = 64

const moves: Readonly<Record<string, (camera: Camera) => void>> = {
  '+': ({ zoomIn }) => zoomIn(),
  '=': ({ zoomIn }) => zoomIn(),
  '-': ({ zoomOut }) => zoomOut(),
  '0': ({ fit }) => fit(),
  ArrowLeft: ({ move }) => move(nudge, 0),
  ArrowRight: ({ move }) => move(-nudge, 0),
  ArrowUp: ({ move }) => move(0, nudge),
  ArrowDown: ({ move }) => move(0, -nudge),
}

/** These elements use the keys themselves. */
const elsewhere =
  'input, textarea, select, summary, nav *, [role="tab"], [role="tabpanel"], [role="tabpanel"] *'

/** Arrow keys move from state to state while one has the focus, else they move the chart; + - 0 zoom. */
export function pressed(
  event: KeyboardEvent,
  drawing: Drawing,
  camera: Camera,
  choose: (id: string) => void,
): void {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
  if (altKey || ctrlKey || metaKey || !(target instanceof Element) || target.matches(elsewhere)) return
  const id = target.getAttribute('data-state')
  const next =
    id !== null && (key === 'Enter' || key === ' ') ? id : nextState(drawing, id, shiftKey ? '' : key)
  if (next !== null) {
    choose(next)
    document.querySelector<SVGElement>(`[data-state="${CSS.escape(next)}"]`)?.focus()
  } else if (moves[key]) moves[key](camera)
  else return
  event.preventDefault()
}

const nextState = (drawing: Drawing, id: string | null, key: string) =>
  id === null ? null : nearestState(drawing, id, key)
