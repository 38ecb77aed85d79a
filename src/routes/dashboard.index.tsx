import { createFileRoute } from '@tanstack/react-router'
import { Overview, OverviewComing } from '../flows/overview/overview.view.tsx'

function Page() {
  return <Overview overview={Route.useLoaderData()} />
}

export const Route = createFileRoute('/dashboard/')({
  loader: async ({ abortController }) =>
    (await import('../flows/overview/overview.load.ts')).loadOverview(abortController.signal),
  component: Page,
  pendingComponent: OverviewComing,
})
