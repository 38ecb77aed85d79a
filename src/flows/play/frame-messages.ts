import { useEffect, useEffectEvent, type RefObject } from 'react'

interface FrameMessages<Message> {
  /** Only the window of this frame is listened to. */
  frame: RefObject<HTMLIFrameElement | null>
  /** Only while it shows a page of this origin; 'null' is that of a page without one. */
  origin: string
  /** What the message means; null for one that means nothing. */
  read: (data: unknown) => Message | null
  onMessage: (message: Message) => void
}

/** What a frame says to the site. A message from another window or origin, or in other words, changes nothing. */
export function useFrameMessages<Message>({ frame, origin, read, onMessage }: FrameMessages<Message>): void {
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const window = frame.current?.contentWindow
    if (!window || event.source !== window || event.origin !== origin) return
    const message = read(event.data)
    if (message !== null) onMessage(message)
  })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
}
