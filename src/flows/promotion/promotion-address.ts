import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import type { SiteActor } from '#machines/site/site.machine.ts'

const path = '/promotions'

/** What stands behind the ? of the promotions' address: the one that is read. */
interface PromotionAddress {
  promotion?: number | undefined
}

/** Anybody may have written the address. */
export function readPromotionAddress({ promotion }: Record<string, unknown>): PromotionAddress {
  const isOne = typeof promotion === 'number' && Number.isSafeInteger(promotion) && promotion > 0
  return { promotion: isOne ? promotion : undefined }
}

/** Whoever comes to an address that names a promotion reads it, whatever page is still on its way behind it. */
export function readTheNamed({ pathname, search }: ParsedLocation, site: SiteActor): void {
  const id = pathname === path ? readPromotionAddress(search).promotion : undefined
  if (id !== undefined) site.send({ type: 'read the promotion', id })
}

/** The address goes on without it; the page behind stays as it is. */
export function leavePromotion(router: AnyRouter, site: SiteActor): void {
  const { href, pathname, search } = router.history.location
  if (site.getSnapshot().matches({ dialog: 'promotion' }) || pathname !== path || search === '') return
  if (`${location.pathname}${location.search}${location.hash}` !== href) {
    // The way back has closed the dialog and is being undone: the browser comes here again in a moment.
    window.addEventListener('popstate', () => leavePromotion(router, site), { once: true })
    return
  }
  void router.navigate({ to: path, search: {}, replace: true, resetScroll: false })
}
