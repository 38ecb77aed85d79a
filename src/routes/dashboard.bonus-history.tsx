import { createFileRoute } from '@tanstack/react-router'
import { BonusHistoryPage } from '../flows/history/bonuses/bonus-history.page.tsx'

export const Route = createFileRoute('/dashboard/bonus-history')({ component: BonusHistoryPage })
