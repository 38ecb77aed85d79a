import { createFileRoute } from '@tanstack/react-router'
import { PhoneVerificationPage } from '../flows/phone-verification/phone-verification.page.tsx'

export const Route = createFileRoute('/dashboard/phone-verification')({ component: PhoneVerificationPage })
