import { createFileRoute } from '@tanstack/react-router'
import { LimitsPage } from '../flows/limits/limits.page.tsx'

export const Route = createFileRoute('/dashboard/limits')({ component: LimitsPage })
