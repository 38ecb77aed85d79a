import { useSelector } from '@xstate/react'
import type { Language } from '#contract/cms.ts'
import { useFlow } from './use-flow.ts'

/** From the server; undefined until loaded. */
export function useLanguages(): readonly Language[] | undefined {
  const language = useFlow('language')
  return useSelector(language, (now) => now?.context.offered ?? undefined)
}
