import { useActorRef as run } from '@xstate/react'
import { watched } from './watched.ts'

/** As xstate's own: the actor runs while the component is mounted. `flowWatcher` sees it. */
export const useActorRef: typeof run = (...all) => {
  all[1] = Object.assign({}, all[1], watched())
  return run(...all)
}
