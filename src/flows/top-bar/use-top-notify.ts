import { useLingui } from '@lingui/react/macro'
import type { Domains } from '#machines/start-up/start-up.machine.ts'

/** Section 2: key of the server's message, which the operator may reword. */
const topNotify = 'top notify'

/** Empty until the domains are known. */
export function useTopNotify(domains: Domains | null): string {
  const { t, i18n } = useLingui()
  if (domains === null) return ''
  const { currentDomain, nextDomain } = domains
  if (nextDomain === currentDomain)
    return t`Güncel adresimiz: ${currentDomain}. Bilgilerinizi başka bir adrese vermeyin.`
  try {
    if (i18n.messages[topNotify] !== undefined) return i18n._(topNotify, { currentDomain, nextDomain })
  } catch {
    // The operator's text does not compile: the catalogue's is used.
  }
  return t`Güncel adresimiz: ${currentDomain}. Bir sonraki adresimiz: ${nextDomain}.`
}
