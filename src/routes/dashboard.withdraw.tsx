import { createFileRoute } from '@tanstack/react-router'
import { loadOwn } from '../first-screen/own-data.ts'
import { MethodList } from '../flows/payment/method-list.tsx'
import { MethodsComing } from '../flows/payment/methods-coming.tsx'
import { loadMethods } from '../flows/payment/methods.load.ts'

function Page() {
  return <MethodList purpose="withdraw" data={Route.useLoaderData()} />
}

export const Route = createFileRoute('/dashboard/withdraw')({
  loader: ({ abortController }) => loadOwn(() => loadMethods('withdraw', abortController.signal)),
  component: Page,
  pendingComponent: () => <MethodsComing purpose="withdraw" />,
})
