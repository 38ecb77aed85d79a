import { useSelector } from '@xstate/react'
import type { SiteActor } from '#machines/site/site.machine.ts'
import { hasArrived } from './arriving.ts'
import { useSite } from './site.ts'

type Flows = ReturnType<SiteActor['getSnapshot']>['children']

/** A flow that the site has invoked, once it runs. */
export function useFlow<Name extends keyof Flows>(name: Name): Flows[Name] | undefined {
  const flow = useSelector(useSite(), (now) => now.children[name])
  const runs = useSelector(flow, () => flow !== undefined && hasArrived(flow))
  return runs ? flow : undefined
}
