import { createFileRoute } from '@tanstack/react-router'
import { LimitHistoryPage } from '../flows/history/limits/limit-history.page.tsx'

export const Route = createFileRoute('/dashboard/limit-history')({ component: LimitHistoryPage })
