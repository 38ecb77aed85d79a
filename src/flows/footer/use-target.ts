import { useSelector } from '@xstate/react'
import { isPlace } from '#contract/html.ts'
import { useSite } from '../site/site.ts'

/** What the site's settings name, by lower-case key; undefined where the operator has not filled it in. */
export function useSetting(): (key: string) => string | undefined {
  const settings = useSelector(useSite(), (now) => now.context.settings)
  return (key) => settings[key] || undefined
}

/** A setting that a browser may be sent to. */
export function useTarget(): (key: string) => string | undefined {
  const setting = useSetting()
  return (key) => {
    const target = setting(key)
    return target !== undefined && isPlace(target) ? target : undefined
  }
}
