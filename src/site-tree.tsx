import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRouter, RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import type { SiteActor } from '#machines/site/site.machine.ts'
import { SiteContext } from './flows/site/site.ts'
import { routeTree } from './routeTree.gen.ts'
import { PageFailed } from './shell/page-failed.tsx'

/** `history`: the browser's, when left out. */
export const createSiteRouter = (site: SiteActor, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { site },
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailed,
    scrollRestoration: !import.meta.env.SSR,
    ...(history && { history }),
  })

type SiteRouter = ReturnType<typeof createSiteRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
}

interface SiteTreeProps {
  site: SiteActor
  router: SiteRouter
  /** After the first render, which is the same as in the document. */
  onDrawn?: () => void
}

export function SiteTree({ site, router, onDrawn }: SiteTreeProps) {
  useLayoutEffect(() => onDrawn?.(), [onDrawn])
  // No strict mode: it starts every actor twice, and the request that the first one aborts fails the second.
  return (
    <I18nProvider i18n={i18n}>
      <SiteContext value={site}>
        <RouterProvider router={router} />
      </SiteContext>
    </I18nProvider>
  )
}
