import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { providedHeader } from './header.provide.ts'

/** Class of the body while the header is hidden. */
const without = 'without-header'

/** Hides the header on scrolling down, shows it on scrolling up. The header is in the first load, this is not. */
export function HeaderScroll() {
  const actor = useActorRef(providedHeader)
  const hidden = useSelector(actor, (now) => now.matches('hidden'))
  useEffect(() => {
    document.body.classList.toggle(without, hidden)
  }, [hidden])
  return null
}
