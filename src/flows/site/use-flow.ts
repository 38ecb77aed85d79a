import { useSelector } from '@xstate/react'
import type { SiteActor } from '#machines/site/site.machine.ts'
import { hasArrived } from './arriving.ts'
import { useSite } from './site.ts'

type Flows = ReturnType<SiteActor['getSnapshot']>['children']

/** A flow of the site; undefined until its code is loaded. */
export function useFlow<Name extends keyof Flows>(name: Name): Flows[Name] | undefined {
  const flow = useSelector(useSite(), (now) => now.children[name])
  const runs = useSelector(flow, () => flow !== undefined && hasArrived(flow))
  return runs ? flow : undefined
}
