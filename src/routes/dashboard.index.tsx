import { createFileRoute } from '@tanstack/react-router'
import { DashboardHome } from '../shell/dashboard-home.tsx'

export const Route = createFileRoute('/dashboard/')({ component: DashboardHome })
