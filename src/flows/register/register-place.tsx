import { lazy, Suspense } from 'react'
import { patiently } from '../../http/late-part.provide.ts'
import { usePlayer } from '../site/use-player.ts'

const AskedRegister = lazy(patiently(() => import('./asked-register.tsx')))

/** Only players whose country has a register load it and ask. */
export function RegisterPlace() {
  const player = usePlayer()
  // What an earlier visit has stored is not read with the contract.
  if (typeof player?.register !== 'string') return null
  return (
    <Suspense>
      <AskedRegister key={player.token} name={player.register} />
    </Suspense>
  )
}
