import { useSelector } from '@xstate/react'
import { useState, type ReactNode } from 'react'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { useSite } from '../site/site.ts'
import { provideLink } from './link.provide.ts'

interface SettingLinkProps {
  /** Lower-case key of the setting with the address. */
  setting: string
  className?: string | undefined
  /** For a link that shows only a picture. */
  label?: string
  /** Shown while no setting makes it a link; nothing when left out. */
  plain?: ReactNode
  children: ReactNode
}

/**
 * Section 4, link-opening behaviour: a moment after it is shown it becomes a link to the setting's address, in the
 * same window unless '<key>target' is 'blank'.
 */
export function SettingLink({ setting, className, label, plain = null, children }: SettingLinkProps) {
  const site = useSite()
  const [provided] = useState(() => provideLink(site))
  const actor = useActorRef(provided, { input: { setting } })
  const linked = useSelector(actor, (now) => now.matches('linked'))
  const place = useSelector(actor, (now) => now.context.place)
  if (place === null) return plain
  // Takes its space as soon as the address is known: no layout shift later.
  if (!linked)
    return (
      <span className={className} aria-hidden>
        {children}
      </span>
    )
  return (
    <a
      className={className}
      href={place.address}
      {...(place.apart && { target: '_blank' })}
      rel="noreferrer"
      {...(label !== undefined && { 'aria-label': label, 'data-tooltip': label })}
    >
      {children}
    </a>
  )
}
