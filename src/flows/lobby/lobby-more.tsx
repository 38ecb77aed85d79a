import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { LobbyActor } from '#machines/lobby/lobby.machine.ts'
import { selectLeft } from '#machines/lobby/lobby.selectors.ts'
import { Button } from '../../ui/button.tsx'
import { sayFailure } from '../../words/say-failure.ts'
import styles from './lobby.module.css'

/** Where it is not known how many are to come: as high as a screen, so that what comes takes a place and pushes nothing away. */
const unknown = 24
/** Whoever has scrolled past the end has seen it. */
const past = '100000px'
/** Games of a lobby are asked for one screen before they are needed; a search goes on where its end is seen. */
const ahead = { browsing: '100%', searching: '0px' }

interface LobbyMoreProps {
  actor: LobbyActor
  /** How many tiles stand before it. */
  shown: number
}

/** The places of what follows, at the end of the list; the first of them, seen, brings it. */
export function PlacesOfMore({ actor, shown }: LobbyMoreProps) {
  const coming = useSelector(actor, (now) => now.context.list.length) - shown
  const left = useSelector(actor, selectLeft)
  const searched = useSelector(actor, (now) => now.context.filter.phrase.trim() !== '')
  const browsing = useSelector(actor, (now) => now.matches({ games: 'browsing' }))
  const more = useSelector(actor, (now) => now.context.next !== null)
  const missing = useSelector(actor, (now) => now.matches({ games: 'more missing' }))
  const watch = (end: HTMLElement | null) => {
    if (end === null) return undefined
    const margin = searched ? ahead.searching : ahead.browsing
    const eye = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) actor.send({ type: 'show more' })
      },
      { rootMargin: `${past} 0px ${margin}` },
    )
    eye.observe(end)
    return () => eye.disconnect()
  }
  const following = more && !missing ? Math.max(1, left ?? unknown) : 0
  return Array.from({ length: coming + following }, (_, place) => (
    <li
      key={shown + place}
      ref={more && !missing && place === coming && browsing ? watch : null}
      aria-hidden
      className={styles.place}
    />
  ))
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
