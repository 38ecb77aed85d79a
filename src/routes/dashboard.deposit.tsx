import { createFileRoute } from '@tanstack/react-router'
import { loadOwn } from '../first-screen/own-data.ts'
import { MethodList } from '../flows/payment/method-list.tsx'
import { MethodsComing } from '../flows/payment/methods-coming.tsx'
import { loadMethods } from '../flows/payment/methods.load.ts'

function Page() {
  return <MethodList purpose="deposit" data={Route.useLoaderData()} />
}

export const Route = createFileRoute('/dashboard/deposit')({
  loader: ({ abortController }) => loadOwn(() => loadMethods('deposit', abortController.signal)),
  component: Page,
  pendingComponent: () => <MethodsComing purpose="deposit" />,
})
