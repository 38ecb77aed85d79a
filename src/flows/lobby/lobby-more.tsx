import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { LobbyActor } from '#machines/lobby/lobby.machine.ts'
import { selectLeft } from '#machines/lobby/lobby.selectors.ts'
import { Button } from '../../ui/button.tsx'
import { sayFailure } from '../../words/say-failure.ts'
import styles from './lobby.module.css'

/** Where it is not known how many are to come: as high as a screen, so that what comes takes a place and pushes nothing away. */
const unknown = 24

/** How many games are still to come, as far as it is known; none where they cannot be had now. */
export function useFollowing(actor: LobbyActor): number {
  return useSelector(actor, (now) => {
    if (now.context.next === null || now.matches({ games: 'more missing' })) return 0
    return Math.max(1, selectLeft(now) ?? unknown)
  })
}

/** Games of a lobby are asked for a screen before they are needed; a search goes on where its end is seen. */
export function useShowMore(actor: LobbyActor, { drawn, passed }: { drawn: number; passed: number }): void {
  const ended = useSelector(actor, ({ context: { list, filter } }) => {
    const searched = filter.phrase.trim() !== ''
    return (searched ? passed : drawn) > list.length
  })
  const open = useSelector(actor, (now) => now.matches({ games: 'browsing' }) && now.context.next !== null)
  useEffect(() => {
    if (ended && open) actor.send({ type: 'show more' })
  }, [actor, ended, open])
}

/** What follows did not come. */
export function MoreMissing({ actor }: { actor: LobbyActor }) {
  const failure = useSelector(actor, (now) =>
    now.matches({ games: 'more missing' }) ? now.context.failure : null,
  )
  if (failure === null) return null
  return (
    <div role="alert" className={styles.more}>
      <p>{sayFailure(failure)}</p>
      <Button onClick={() => actor.send({ type: 'try again' })}>
        <Trans>Yeniden dene</Trans>
      </Button>
    </div>
  )
}
