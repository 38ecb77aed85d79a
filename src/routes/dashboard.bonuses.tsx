import { createFileRoute } from '@tanstack/react-router'
import { BonusesPage } from '../flows/bonuses/bonuses.page.tsx'

export const Route = createFileRoute('/dashboard/bonuses')({ component: BonusesPage })
