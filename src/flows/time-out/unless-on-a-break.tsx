import { lazy, Suspense, type ReactNode } from 'react'
import { patiently } from '../../http/late-part.provide.ts'
import { RegisterPlace } from '../register/register-place.tsx'
import { useBreak } from '../site/use-player.ts'

const BreakNotice = lazy(patiently(() => import('./break-notice.tsx')))

/** Play, deposits and bonuses; a player whom an exclusion register bars, or who is on a break, reads why in their place. */
export function UnlessOnABreak({ children }: { children: ReactNode }) {
  const running = useBreak()
  if (running === null) return <RegisterPlace>{children}</RegisterPlace>
  return (
    <Suspense>
      <BreakNotice running={running} />
    </Suspense>
  )
}
