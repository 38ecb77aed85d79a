import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRouter, RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { StrictMode, useLayoutEffect } from 'react'
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
  // Outside of strict mode, which would begin twice.
  useLayoutEffect(() => onDrawn?.(), [onDrawn])
  return (
    <I18nProvider i18n={i18n}>
      <SiteContext value={site}>
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>
      </SiteContext>
    </I18nProvider>
  )
}
