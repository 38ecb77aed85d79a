import { createFileRoute } from '@tanstack/react-router'
import { RoundsPage } from '../flows/history/rounds/rounds.page.tsx'

export const Route = createFileRoute('/dashboard/game-history')({ component: RoundsPage })
