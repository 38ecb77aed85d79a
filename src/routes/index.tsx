import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../flows/home/home.page.tsx'
import { loadHome } from '../flows/home/home.load.ts'

function Page() {
  return <HomePage parts={Route.useLoaderData()} />
}

export const Route = createFileRoute('/')({
  loader: ({ abortController }) => loadHome(abortController.signal),
  /** Milliseconds: a return within a minute finds the page as it was. */
  staleTime: 60_000,
  component: Page,
})
