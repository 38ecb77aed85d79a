import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { LobbyActor } from '#machines/lobby/lobby.machine.ts'
import { selectLeft } from '#machines/lobby/lobby.selectors.ts'
import { Button } from '../../ui/button.tsx'
import { sayFailure } from '../../words/say-failure.ts'
import styles from './lobby.module.css'

/** When the rest is unknown: about a screen of placeholders, so that new tiles push nothing away. */
const unknown = 24

/** Placeholders for games that are not loaded yet; 0 at the end, and after a failure. */
export function useFollowing(actor: LobbyActor): number {
  return useSelector(actor, (now) => {
    if (now.context.next === null || now.matches({ games: 'more missing' })) return 0
    return Math.max(1, selectLeft(now) ?? unknown)
  })
}

/** Loads the next page a screen before it is needed; in a search when its end is in view. */
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
