import { useSelector } from '@xstate/react'
import { useSite } from './site.ts'
import { useFlow } from './use-flow.ts'

/** The player who is here; null for a visitor. */
export function usePlayer() {
  return useSelector(useSite(), (now) => (now.matches({ session: 'player' }) ? now.context.session : null))
}

/** As the server said last, two decimals; null until it has. */
export function useBalance(): number | null {
  const balance = useFlow('balance')
  return useSelector(balance, (now) => now?.context.balance ?? null)
}
