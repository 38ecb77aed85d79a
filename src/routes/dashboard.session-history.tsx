import { createFileRoute } from '@tanstack/react-router'
import { SessionHistoryPage } from '../flows/session-history/session-history.view.tsx'

export const Route = createFileRoute('/dashboard/session-history')({ component: SessionHistoryPage })
