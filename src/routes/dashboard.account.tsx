import { createFileRoute } from '@tanstack/react-router'
import { loadOwn } from '../first-screen/own-data.ts'
import { Account, AccountComing } from '../flows/account/account.view.tsx'
import { loadProfile } from '../flows/account/profile.load.ts'

function Page() {
  return <Account data={Route.useLoaderData()} />
}

export const Route = createFileRoute('/dashboard/account')({
  loader: ({ abortController }) => loadOwn(() => loadProfile(abortController.signal)),
  component: Page,
  pendingComponent: AccountComing,
})
