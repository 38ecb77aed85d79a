import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { readAddress } from '../flows/lobby/lobby-address.ts'
import { loadDrawn } from '../flows/lobby/lobby.load.ts'
import { LobbyPage } from '../flows/lobby/lobby.page.tsx'

function Page() {
  const { t } = useLingui()
  return (
    <LobbyPage
      lobby="live"
      title={t`Canlı Casino`}
      address={Route.useSearch()}
      drawn={Route.useLoaderData()}
    />
  )
}

export const Route = createFileRoute('/casino/live')({
  loader: ({ abortController }) => loadDrawn('live', abortController.signal),
  component: Page,
  validateSearch: readAddress,
})
