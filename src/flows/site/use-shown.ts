import { useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'
import type { SiteActor } from '#machines/site/site.machine.ts'
import { useSite } from './site.ts'
import { useFlow } from './use-flow.ts'

type Site = ReturnType<SiteActor['getSnapshot']>

/**
 * For what opens or closes over the page: that restyles the page, so the pressed control is painted first (decision 089).
 * What closes as another opens changes in the same pass.
 */
export function useShown<Value>(select: (now: Site) => Value): Value {
  return useDeferredValue(useSelector(useSite(), select))
}

/** `useFlow`, in the same pass as `useShown`. */
export function useShownFlow<Name extends Parameters<typeof useFlow>[0]>(name: Name) {
  return useDeferredValue(useFlow(name))
}
