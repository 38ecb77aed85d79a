import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OpensSoon } from '../shell/opens-soon.tsx'

function Page() {
  const { t } = useLingui()
  return <OpensSoon title={t`TV Oyunları`} product="/casino/tvbets" />
}

export const Route = createFileRoute('/casino/tvbets')({ component: Page })
