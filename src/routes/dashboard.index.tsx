import { createFileRoute } from '@tanstack/react-router'
import { loadOwn } from '../first-screen/own-data.ts'
import { Overview, OverviewComing } from '../flows/overview/overview.view.tsx'
import { loadOverview } from '../flows/overview/overview.load.ts'

function Page() {
  return <Overview data={Route.useLoaderData()} />
}

export const Route = createFileRoute('/dashboard/')({
  loader: ({ abortController }) => loadOwn(() => loadOverview(abortController.signal)),
  component: Page,
  pendingComponent: OverviewComing,
})
