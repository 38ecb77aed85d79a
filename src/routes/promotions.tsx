import { createFileRoute } from '@tanstack/react-router'
import { readPromotionAddress } from '../flows/promotion/promotion-address.ts'
import { Promotions, PromotionsComing } from '../flows/promotion/promotions.page.tsx'
import { loadPromotions } from '../flows/promotion/promotions.load.ts'

function Page() {
  return <Promotions promotions={Route.useLoaderData()} />
}

export const Route = createFileRoute('/promotions')({
  validateSearch: readPromotionAddress,
  loader: () => loadPromotions(),
  /** Milliseconds: opening and closing a promotion within a minute requests nothing. */
  staleTime: 60_000,
  component: Page,
  pendingComponent: PromotionsComing,
})
