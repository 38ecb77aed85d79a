import { getStateNodes } from 'xstate'
import type { Walked } from '#charts/paths/select.ts'

/** Whether the case enters the state, given by its name or its path. */
export const passesThrough = ({ moments }: Walked, name: string): boolean =>
  moments.some(({ state }) =>
    getStateNodes(state.machine.root, state.value).some(
      ({ key, path }) => key === name || path.join('.') === name,
    ),
  )

/** Environment variable: the workers replay only cases through this state. */
export const throughVariable = 'REPLAY_THROUGH'

export function isChosen(walked: Walked): boolean {
  const through = process.env[throughVariable]
  return !through || passesThrough(walked, through)
}
