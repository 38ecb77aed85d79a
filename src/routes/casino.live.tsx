import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OpensSoon } from '../shell/opens-soon.tsx'

function Page() {
  const { t } = useLingui()
  return <OpensSoon title={t`Canlı Casino`} product="/casino/live" />
}

export const Route = createFileRoute('/casino/live')({ component: Page })
