import { createFileRoute } from '@tanstack/react-router'
import { ContentComing, ContentPage } from '../flows/pages/content.page.tsx'
import { loadPage } from '../flows/pages/page.load.ts'

function Page() {
  return <ContentPage page={Route.useLoaderData()} />
}

export const Route = createFileRoute('/pages/$id')({
  loader: ({ params, abortController }) => loadPage(params.id, abortController.signal),
  component: Page,
  pendingComponent: ContentComing,
})
