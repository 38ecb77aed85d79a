import { createFileRoute } from '@tanstack/react-router'
import { GameHistoryPage } from '../flows/game-history/game-history.page.tsx'

export const Route = createFileRoute('/dashboard/game-history')({ component: GameHistoryPage })
