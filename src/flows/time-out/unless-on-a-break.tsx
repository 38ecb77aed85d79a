import { Suspense, type ReactNode } from 'react'
import { RegisterPlace } from '../register/register-place.tsx'
import { useBreak } from '../site/use-player.ts'
import { BreakNotice } from './break-notice.arriving.ts'

/** Play, deposits and bonuses, below what an exclusion register says; a player on a break reads until when in their place. */
export function UnlessOnABreak({ children }: { children: ReactNode }) {
  const running = useBreak()
  if (running === null)
    return (
      <>
        <RegisterPlace />
        {children}
      </>
    )
  return (
    <Suspense>
      <BreakNotice running={running} />
    </Suspense>
  )
}
