import { createFileRoute } from '@tanstack/react-router'
import { ClaimBonusPage } from '../flows/claim-bonus/claim-bonus.page.tsx'

function Page() {
  const { bonus = null } = Route.useSearch()
  return <ClaimBonusPage chosen={bonus} />
}

/** The bonus that was chosen elsewhere; anything but an id is ignored. */
function readSearch({ bonus }: Record<string, unknown>): { bonus?: number } {
  return typeof bonus === 'number' && Number.isSafeInteger(bonus) && bonus > 0 ? { bonus } : {}
}

export const Route = createFileRoute('/dashboard/claim-bonus')({
  validateSearch: readSearch,
  component: Page,
})
