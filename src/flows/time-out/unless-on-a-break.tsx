import { Suspense, type ReactNode } from 'react'
import { useBreak } from '../site/use-player.ts'
import { BreakNotice } from './break-notice.arriving.ts'

/** Play, deposits and bonuses; a player on a break reads until when in their place. */
export function UnlessOnABreak({ children }: { children: ReactNode }) {
  const running = useBreak()
  if (running === null) return children
  return (
    <Suspense>
      <BreakNotice running={running} />
    </Suspense>
  )
}
