import { createFileRoute } from '@tanstack/react-router'
import { ChangePasswordPage } from '../flows/change-password/change-password.view.tsx'

export const Route = createFileRoute('/dashboard/change-password')({ component: ChangePasswordPage })
