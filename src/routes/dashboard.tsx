import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { AccountColumn } from '../flows/site/account-column.tsx'
import { useSite } from '../flows/site/site.ts'
import { useWhose } from '../flows/site/use-player.ts'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { DashboardLayout } from '../shell/dashboard-layout.tsx'

function Dashboard() {
  const site = useSite()
  return (
    <DashboardLayout
      {...useWhose().forPlayers}
      menu={<AccountColumn />}
      breadcrumb={<Breadcrumb onProfile={() => site.send({ type: 'toggle the profile panel' })} />}
    >
      <Outlet />
    </DashboardLayout>
  )
}

export const Route = createFileRoute('/dashboard')({
  beforeLoad: ({ context, location, preload }) => {
    // A document is for anybody: the browser turns visitors away.
    if (import.meta.env.SSR || context.site.getSnapshot().context.session !== null) return
    if (!preload) context.site.send({ type: 'navigation.turned away', path: location.href })
    throw redirect({ to: '/' })
  },
  component: Dashboard,
})
