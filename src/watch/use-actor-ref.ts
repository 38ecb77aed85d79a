import { useActorRef as run } from '@xstate/react'
import { watched } from './watched.ts'

/** As xstate's own: the actor runs as long as the view is there. Who watches the page hears of it. */
export const useActorRef: typeof run = (...all) => {
  all[1] = Object.assign({}, all[1], watched())
  return run(...all)
}
