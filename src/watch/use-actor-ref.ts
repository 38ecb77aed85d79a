import { useEffect, useRef, useState } from 'react'
import { createActor } from 'xstate'
import { watched } from './watched.ts'

const createWatched: typeof createActor = (...all) => {
  all[1] = Object.assign({}, all[1], watched())
  return createActor(...all)
}

/**
 * The actor runs while the component is mounted. `flowWatcher` sees it. xstate's own hook stops it when strict mode
 * unmounts and mounts again, and takes the request that it aborts then for the failure of the next one.
 */
export const useActorRef: typeof createActor = (...all) => {
  const [actor, setActor] = useState(() => createWatched(...all))
  const mounted = useRef<typeof actor>(null)
  // Hot reload has brought another machine.
  if (actor.logic !== all[0]) setActor(createWatched(...all))
  useEffect(() => {
    mounted.current = actor
    actor.start()
    return () => {
      mounted.current = null
      queueMicrotask(() => mounted.current !== actor && actor.stop())
    }
  }, [actor])
  return actor
}
