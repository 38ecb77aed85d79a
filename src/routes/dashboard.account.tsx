import { createFileRoute } from '@tanstack/react-router'
import { Account, AccountComing } from '../flows/account/account.view.tsx'
import { loadProfile } from '../flows/account/profile.load.ts'

function Page() {
  return <Account profile={Route.useLoaderData()} />
}

export const Route = createFileRoute('/dashboard/account')({
  loader: ({ abortController }) => loadProfile(abortController.signal),
  component: Page,
  pendingComponent: AccountComing,
})
