import { authRoutes } from './auth/auth.route.ts'
import { recoveryRoutes } from './auth/recovery.route.ts'
import { bonusRoutes } from './bonus/bonus.route.ts'
import { catalogueRoutes } from './casino/catalogue.route.ts'
import { favouriteRoutes } from './casino/favourite.route.ts'
import { launchRoutes } from './casino/launch.route.ts'
import { callRequestRoutes } from './cms/call-request.route.ts'
import { cmsRoutes } from './cms/cms.route.ts'
import { notificationRoutes } from './customer/notification.route.ts'
import { passwordRoutes } from './customer/password.route.ts'
import { phoneRoutes } from './customer/phone.route.ts'
import { profileRoutes } from './customer/profile.route.ts'
import { sessionRoutes } from './customer/session.route.ts'
import type { Parts } from './parts.ts'
import { paymentRoutes } from './payment/payment.route.ts'
import { limitRoutes } from './protection/limit.route.ts'
import { breakRoutes } from './protection/break.route.ts'
import { playRoutes } from './protection/play.route.ts'
import { slotSessionRoutes } from './protection/slot-session.route.ts'
import type { Handlers, Routes } from './serve.ts'
import { transactionRoutes } from './transaction/transaction.route.ts'
import { vitalsRoutes } from './vitals/vitals.route.ts'
import { walkRoutes } from './walks/walk.route.ts'
import { walletRoutes } from './wallet/wallet.route.ts'

export function routesOf(
  parts: Omit<Parts, 'hub' | 'edition' | 'readiness' | 'metrics' | 'tracing'>,
): Handlers {
  const domains: Routes = {
    ...authRoutes(parts),
    ...recoveryRoutes(parts),
    ...phoneRoutes(parts),
    ...passwordRoutes(parts),
    ...profileRoutes(parts),
    ...sessionRoutes(parts),
    ...notificationRoutes(parts),
    ...cmsRoutes(parts),
    ...callRequestRoutes(parts),
    ...catalogueRoutes(parts),
    ...favouriteRoutes(parts),
    ...walletRoutes(parts),
    ...paymentRoutes(parts),
    ...transactionRoutes(parts),
    ...bonusRoutes(parts),
    ...vitalsRoutes(parts),
    ...walkRoutes(parts),
    ...limitRoutes(parts),
    ...breakRoutes(parts),
    ...playRoutes(parts),
    ...slotSessionRoutes(parts),
  }
  return { ...domains, ...launchRoutes(parts) }
}
