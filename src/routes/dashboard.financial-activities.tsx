import { createFileRoute } from '@tanstack/react-router'
import { FinancialHistoryPage } from '../flows/financial-history/financial-history.page.tsx'

export const Route = createFileRoute('/dashboard/financial-activities')({ component: FinancialHistoryPage })
