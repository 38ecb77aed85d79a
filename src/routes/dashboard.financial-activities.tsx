import { createFileRoute } from '@tanstack/react-router'
import { PaymentsPage } from '../flows/history/payments/payments.page.tsx'

export const Route = createFileRoute('/dashboard/financial-activities')({ component: PaymentsPage })
