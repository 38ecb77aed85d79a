import { useSelector } from '@xstate/react'
import { useState, type ReactNode } from 'react'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { useSite } from '../site/site.ts'
import { provideLink } from './link.provide.ts'

interface SettingLinkProps {
  /** The key of the site's setting that names the target, in small letters. */
  setting: string
  className?: string | undefined
  /** Where a picture alone names nothing. */
  label?: string
  /** Before it is a link, and where no setting makes it one; nothing where it is left out. */
  plain?: ReactNode
  children: ReactNode
}

/**
 * Section 4, link-opening behaviour: a moment after it is shown it is a link to the target that the setting names, in
 * the same window unless the setting '<key>target' says 'blank'.
 */
export function SettingLink({ setting, className, label, plain = null, children }: SettingLinkProps) {
  const site = useSite()
  const [provided] = useState(() => provideLink(site))
  const actor = useActorRef(provided, { input: { setting } })
  const linked = useSelector(actor, (now) => now.matches('linked'))
  const place = useSelector(actor, (now) => now.context.place)
  if (place === null) return plain
  // Its place is kept as soon as it is known that it will be one.
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
