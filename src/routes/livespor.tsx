import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SportsPage } from '../flows/sportsbook/sports.page.tsx'

function Page() {
  const { t } = useLingui()
  return <SportsPage title={t`Canlı Bahis`} book="betsy" part="live" />
}

export const Route = createFileRoute('/livespor')({ component: Page })
