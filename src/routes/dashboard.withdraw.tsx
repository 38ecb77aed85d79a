import { createFileRoute } from '@tanstack/react-router'
import { MethodList } from '../flows/payment/method-list.tsx'
import { MethodsComing } from '../flows/payment/methods-coming.tsx'

function Page() {
  return <MethodList purpose="withdraw" methods={Route.useLoaderData()} />
}

export const Route = createFileRoute('/dashboard/withdraw')({
  loader: async ({ abortController }) =>
    (await import('../flows/payment/methods.load.ts')).loadMethods('withdraw', abortController.signal),
  component: Page,
  pendingComponent: () => <MethodsComing purpose="withdraw" />,
})
