import { useSelector } from '@xstate/react'
import { isPlace } from '#contract/html.ts'
import { useSite } from '../site/site.ts'

/** Settings of the site by lower-case key; undefined when empty. */
export function useSetting(): (key: string) => string | undefined {
  const settings = useSelector(useSite(), (now) => now.context.settings)
  return (key) => settings?.[key] || undefined
}

/** A setting that is a safe address (`isPlace`). */
export function useTarget(): (key: string) => string | undefined {
  const setting = useSetting()
  return (key) => {
    const target = setting(key)
    return target !== undefined && isPlace(target) ? target : undefined
  }
}
