import { createFileRoute } from '@tanstack/react-router'
import { BonusHistoryPage } from '../flows/bonus-history/bonus-history.page.tsx'

export const Route = createFileRoute('/dashboard/bonus-history')({ component: BonusHistoryPage })
