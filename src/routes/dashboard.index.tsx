import { createFileRoute } from '@tanstack/react-router'
import { useSite } from '../flows/site/site.ts'
import { DashboardHome } from '../shell/dashboard-home.tsx'

function Page() {
  const site = useSite()
  return <DashboardHome onCallRequest={() => site.send({ type: 'request a call' })} />
}

export const Route = createFileRoute('/dashboard/')({ component: Page })
