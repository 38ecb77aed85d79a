import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { readAddress } from '../flows/lobby/lobby-address.ts'
import { loadDrawn } from '../flows/lobby/lobby.load.ts'
import { LobbyPage } from '../flows/lobby/lobby.page.tsx'

function Page() {
  const { t } = useLingui()
  return (
    <LobbyPage lobby="bingo" title={t`Bingo`} address={Route.useSearch()} drawn={Route.useLoaderData()} />
  )
}

export const Route = createFileRoute('/casino/bingo')({
  loader: ({ abortController }) => loadDrawn('bingo', abortController.signal),
  component: Page,
  validateSearch: readAddress,
})
