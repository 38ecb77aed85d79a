import { useSelector } from '@xstate/react'
import { useSite } from './site.ts'

/** Section 2, header: the next domain, for visitors who are not on the main one; undefined when there is none. */
export function useNextDomain(): string | undefined {
  const domains = useSelector(useSite(), (now) => now.context.domains)
  if (domains === null) return undefined
  const { currentDomain, nextDomain } = domains
  return [currentDomain, location.host].includes(nextDomain) || location.host === currentDomain
    ? undefined
    : nextDomain
}
