import { getStateNodes } from 'xstate'
import type { Walked } from '../select.ts'

/** Whether the case comes to the state, which is called by its own name or by its way from the top. */
export const passesThrough = ({ moments }: Walked, name: string): boolean =>
  moments.some(({ state }) =>
    getStateNodes(state.machine.root, state.value).some(
      ({ key, path }) => key === name || path.join('.') === name,
    ),
  )

/** Says to the browser's workers what to replay: cases through this state only. */
export const throughVariable = 'REPLAY_THROUGH'

export function isChosen(walked: Walked): boolean {
  const through = process.env[throughVariable]
  return !through || passesThrough(walked, through)
}
