import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OpensSoon } from '../shell/opens-soon.tsx'

function Page() {
  const { t } = useLingui()
  return <OpensSoon title={t`Bingo`} product="/casino/bingo" />
}

export const Route = createFileRoute('/casino/bingo')({ component: Page })
