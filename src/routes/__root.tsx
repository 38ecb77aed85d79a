import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import type { SiteActor } from '#machines/site/site.machine.ts'
import { SiteView } from '../flows/site/site.view.tsx'
import { PageFailed } from '../shell/page-failed.tsx'

function Root() {
  return (
    <SiteView>
      <Outlet />
    </SiteView>
  )
}

/** Not even the chrome could be rendered. */
function RootFailed({ reset }: { reset: () => void }) {
  return (
    <main>
      <PageFailed reset={reset} />
    </main>
  )
}

export const Route = createRootRouteWithContext<{ site: SiteActor }>()({
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('../shell/not-found.tsx'), 'NotFound'),
  errorComponent: RootFailed,
})
