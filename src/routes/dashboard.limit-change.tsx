import { createFileRoute } from '@tanstack/react-router'
import { limitKinds, limitPeriods } from '#contract/law/profile.ts'
import type { LimitName } from '#contract/protection.ts'
import { LimitChangePage } from '../flows/limit-change/limit-change.page.tsx'

function Page() {
  const { kind = limitKinds[0], period = limitPeriods[0] } = Route.useSearch()
  return <LimitChangePage name={{ kind, period }} />
}

/** Adds nothing to the address: the server draws no page whose address changes. */
function readSearch(search: Record<string, unknown>): Partial<LimitName> {
  const kind = limitKinds.find((each) => each === search['kind'])
  const period = limitPeriods.find((each) => each === search['period'])
  return { ...(kind && { kind }), ...(period && { period }) }
}

export const Route = createFileRoute('/dashboard/limit-change')({
  validateSearch: readSearch,
  component: Page,
})
