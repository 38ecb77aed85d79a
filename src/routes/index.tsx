import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../flows/home/home.page.tsx'

function Page() {
  return <HomePage parts={Route.useLoaderData()} />
}

export const Route = createFileRoute('/')({
  loader: async ({ abortController }) => {
    const { loadHome } = await import('../flows/home/home.load.ts')
    return loadHome(abortController.signal)
  },
  /** A minute: whoever comes back finds the page as it was. */
  staleTime: 60_000,
  component: Page,
})
