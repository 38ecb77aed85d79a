import { createFileRoute } from '@tanstack/react-router'
import { MethodList } from '../flows/payment/method-list.tsx'
import { MethodsComing } from '../flows/payment/methods-coming.tsx'

function Page() {
  return <MethodList purpose="deposit" methods={Route.useLoaderData()} />
}

export const Route = createFileRoute('/dashboard/deposit')({
  loader: async ({ abortController }) =>
    (await import('../flows/payment/methods.load.ts')).loadMethods('deposit', abortController.signal),
  component: Page,
  pendingComponent: () => <MethodsComing purpose="deposit" />,
})
