import { createFileRoute } from '@tanstack/react-router'
import { limitKinds, limitPeriods } from '#contract/law/profile.ts'
import type { LimitName } from '#contract/protection.ts'
import { LimitChangePage } from '../flows/limit-change/limit-change.page.tsx'

function Page() {
  return <LimitChangePage name={Route.useSearch()} />
}

/** What the link has chosen; anything else is the kind and the period that stand first. */
const readSearch = ({ kind, period }: Record<string, unknown>): LimitName => ({
  kind: limitKinds.find((each) => each === kind) ?? limitKinds[0],
  period: limitPeriods.find((each) => each === period) ?? limitPeriods[0],
})

export const Route = createFileRoute('/dashboard/limit-change')({
  validateSearch: readSearch,
  component: Page,
})
