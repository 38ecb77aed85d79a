import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { readAddress } from '../flows/lobby/lobby-address.ts'
import { loadDrawn } from '../flows/lobby/lobby.load.ts'
import { LobbyPage } from '../flows/lobby/lobby.page.tsx'

function Page() {
  const { t } = useLingui()
  return (
    <LobbyPage
      lobby="tvbets"
      title={t`TV Oyunları`}
      address={Route.useSearch()}
      drawn={Route.useLoaderData()}
    />
  )
}

export const Route = createFileRoute('/casino/tvbets')({
  loader: ({ abortController }) => loadDrawn('tvbets', abortController.signal),
  component: Page,
  validateSearch: readAddress,
})
