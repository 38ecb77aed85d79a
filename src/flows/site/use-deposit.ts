import { useRouterState } from '@tanstack/react-router'
import { useSite } from './site.ts'
import { usePlayer } from './use-player.ts'

/** Opens the deposit; on the page of a game over the game, which would be lost otherwise. */
export function useDeposit(): () => void {
  const site = useSite()
  const player = usePlayer()
  const atGame = useRouterState({ select: ({ location }) => location.pathname.startsWith('/casino/play/') })
  return () => site.send({ type: player && atGame ? 'deposit over the game' : 'deposit' })
}
