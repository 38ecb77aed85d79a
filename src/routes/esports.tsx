import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SportsPage } from '../flows/sportsbook/sports.page.tsx'

function Page() {
  const { t } = useLingui()
  return <SportsPage title={t`E-Spor`} book="betsy" part="esports" />
}

export const Route = createFileRoute('/esports')({ component: Page })
