import { lazy, Suspense, type ReactNode } from 'react'
import { patiently } from '../../http/late-part.provide.ts'
import { usePlayer } from '../site/use-player.ts'

const AskedRegister = lazy(patiently(() => import('./asked-register.tsx')))

/** Only players whose country has a register load it and ask. @param children what the notice replaces */
export function RegisterPlace({ children }: { children?: ReactNode }) {
  const player = usePlayer()
  // What an earlier visit has stored is not read with the contract.
  if (typeof player?.register !== 'string') return children
  return (
    <Suspense>
      <AskedRegister key={player.token} name={player.register}>
        {children}
      </AskedRegister>
    </Suspense>
  )
}
