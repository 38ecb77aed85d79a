import { useSelector } from '@xstate/react'
import type { Shortcuts } from '../../shell/header-shortcuts.tsx'
import { useSite } from './site.ts'

/** Targets that the site's settings name; only addresses that a browser may be sent to. */
export function useShortcuts(): Shortcuts {
  const settings = useSelector(useSite(), (now) => now.context.settings)
  const target = (key: string) => (/^https?:\/\//.test(settings[key] ?? '') ? settings[key] : undefined)
  const [telegram, whatsapp, liveTv] = [target('telegram'), target('whatsapp'), target('livetv')]
  return { ...(telegram && { telegram }), ...(whatsapp && { whatsapp }), ...(liveTv && { liveTv }) }
}
