import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { readAddress } from '../flows/lobby/lobby-address.ts'
import { LobbyPage } from '../flows/lobby/lobby.page.tsx'

function Page() {
  const { t } = useLingui()
  return <LobbyPage lobby="games" title={t`Sanal Oyunlar`} address={Route.useSearch()} />
}

export const Route = createFileRoute('/casino/games')({ component: Page, validateSearch: readAddress })
