import { createFileRoute } from '@tanstack/react-router'
import { ContentComing, ContentPage } from '../flows/pages/content.page.tsx'

function Page() {
  return <ContentPage page={Route.useLoaderData()} />
}

export const Route = createFileRoute('/pages/$id')({
  loader: async ({ params, abortController }) => {
    const { loadPage } = await import('../flows/pages/page.load.ts')
    return loadPage(params.id, abortController.signal)
  },
  component: Page,
  pendingComponent: ContentComing,
})
