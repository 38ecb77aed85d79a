import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OpensSoon } from '../shell/opens-soon.tsx'

function Page() {
  const { t } = useLingui()
  return <OpensSoon title={t`E-Spor`} product="/esports" />
}

export const Route = createFileRoute('/esports_/betco')({ component: Page })
