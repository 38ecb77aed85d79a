import { createFileRoute } from '@tanstack/react-router'
import { TimeOutPage } from '../flows/time-out/time-out.page.tsx'

export const Route = createFileRoute('/dashboard/break')({ component: TimeOutPage })
