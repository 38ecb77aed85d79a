import { createFileRoute } from '@tanstack/react-router'
import { Overview, OverviewComing } from '../flows/overview/overview.view.tsx'
import { loadOverview } from '../flows/overview/overview.load.ts'

function Page() {
  return <Overview overview={Route.useLoaderData()} />
}

export const Route = createFileRoute('/dashboard/')({
  loader: ({ abortController }) => loadOverview(abortController.signal),
  component: Page,
  pendingComponent: OverviewComing,
})
