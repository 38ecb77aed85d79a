import { createFileRoute } from '@tanstack/react-router'
import { ExclusionPage } from '../flows/exclusion/exclusion.page.tsx'

export const Route = createFileRoute('/dashboard/exclusion')({ component: ExclusionPage })
