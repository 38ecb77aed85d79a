import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OpensSoon } from '../shell/opens-soon.tsx'

function Page() {
  const { t } = useLingui()
  return <OpensSoon title={t`Bonus Geçmişi`} back="/dashboard" />
}

export const Route = createFileRoute('/dashboard/bonus-history')({ component: Page })
