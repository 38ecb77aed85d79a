import { useLingui } from '@lingui/react/macro'
import type { Domains } from '#machines/start-up/start-up.setup.ts'

/** Section 2: the server's message of this name, which the operator may word anew. */
const topNotify = 'top notify'

/** The message of the top bar; empty until the domains that it names are known. */
export function useTopNotify(domains: Domains | null): string {
  const { t, i18n } = useLingui()
  if (domains === null) return ''
  const { currentDomain, nextDomain } = domains
  if (nextDomain === currentDomain)
    return t`Güncel adresimiz: ${currentDomain}. Bilgilerinizi başka bir adrese vermeyin.`
  try {
    if (i18n.messages[topNotify] !== undefined) return i18n._(topNotify, { currentDomain, nextDomain })
  } catch {
    // Worded so that it cannot be read: the catalogue's own words stand in.
  }
  return t`Güncel adresimiz: ${currentDomain}. Bir sonraki adresimiz: ${nextDomain}.`
}
