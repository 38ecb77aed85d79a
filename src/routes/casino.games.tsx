import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OpensSoon } from '../shell/opens-soon.tsx'

function Page() {
  const { t } = useLingui()
  return <OpensSoon title={t`Sanal Oyunlar`} product="/casino/games" />
}

export const Route = createFileRoute('/casino/games')({ component: Page })
