import { createFileRoute } from '@tanstack/react-router'
import { Account, AccountComing } from '../flows/account/account.view.tsx'

function Page() {
  return <Account profile={Route.useLoaderData()} />
}

export const Route = createFileRoute('/dashboard/account')({
  loader: async ({ abortController }) =>
    (await import('../flows/account/profile.load.ts')).loadProfile(abortController.signal),
  component: Page,
  pendingComponent: AccountComing,
})
