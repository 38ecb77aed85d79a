import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SportsPage } from '../flows/sportsbook/sports.page.tsx'

function Page() {
  const { t } = useLingui()
  return <SportsPage title={t`Spor`} book="betco" part="sports" />
}

export const Route = createFileRoute('/spor_/betco')({ component: Page })
