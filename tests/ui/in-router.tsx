import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { configure } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderInTurkish } from './in-turkish.tsx'

// Milliseconds: lazy parts come late on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

/** Renders in Turkish at an address of the site, with a router for links. */
export async function renderAt(path: string, children: ReactNode): Promise<HTMLElement> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => children, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: [path] }),
    scrollRestoration: false,
  })
  await router.load()
  const { container } = await renderInTurkish(<RouterProvider router={router as never} />)
  return container
}
