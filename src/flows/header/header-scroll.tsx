import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { providedHeader } from './header.provide.ts'

/** Of the body, while the header makes room. */
const without = 'without-header'

/** The header hides on the way down and is back on the way up; the header itself is in the first load, and this is not. */
export function HeaderScroll() {
  const actor = useActorRef(providedHeader)
  const hidden = useSelector(actor, (now) => now.matches('hidden'))
  useEffect(() => {
    document.body.classList.toggle(without, hidden)
  }, [hidden])
  return null
}
