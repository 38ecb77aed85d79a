import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import type { SiteActor } from '#machines/site/site.machine.ts'

const path = '/promotions'

/** Query of the promotions' address: the promotion that is open. */
interface PromotionAddress {
  promotion?: number | undefined
}

/** The address is untrusted. */
export function readPromotionAddress({ promotion }: Record<string, unknown>): PromotionAddress {
  const isOne = typeof promotion === 'number' && Number.isSafeInteger(promotion) && promotion > 0
  return { promotion: isOne ? promotion : undefined }
}

/** Opens the promotion that the address names, whatever page is still loading behind it. */
export function readTheNamed({ pathname, search }: ParsedLocation, site: SiteActor): void {
  const id = pathname === path ? readPromotionAddress(search).promotion : undefined
  if (id !== undefined) site.send({ type: 'read the promotion', id })
}

/** Takes the promotion out of the address; the page behind stays as it is. */
export function leavePromotion(router: AnyRouter, site: SiteActor): void {
  const { href, pathname, search } = router.history.location
  if (site.getSnapshot().matches({ dialog: 'promotion' }) || pathname !== path || search === '') return
  if (`${location.pathname}${location.search}${location.hash}` !== href) {
    // The back button has closed the dialog, and its navigation is being undone: the browser returns here in a moment.
    window.addEventListener('popstate', () => leavePromotion(router, site), { once: true })
    return
  }
  void router.navigate({ to: path, search: {}, replace: true, resetScroll: false })
}
