import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'

type PlaceLinkProps = ComponentProps<'a'> & { href: string }

/** A link from content: within the site it navigates without a page load, other links are left to the browser. */
export function PlaceLink({ href, target, children, ...rest }: PlaceLinkProps) {
  const router = useRouter()
  const inside = href.startsWith('/') && target !== '_blank'
  const follow = (event: MouseEvent) => {
    if (!inside || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    router.history.push(href)
  }
  return (
    <a
      {...rest}
      href={href}
      {...(target !== undefined && { target })}
      {...(target === '_blank' && { rel: 'noopener' })}
      onClick={follow}
    >
      {children}
    </a>
  )
}
