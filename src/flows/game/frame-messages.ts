import { useEffect, useEffectEvent, type RefObject } from 'react'

interface FrameMessages<Message> {
  /** Only messages of this window count. */
  frame: RefObject<HTMLIFrameElement | null>
  /** Only messages from this origin count; 'null' is an opaque origin. */
  origin: string
  /** Null for an unknown message. */
  read: (data: unknown) => Message | null
  onMessage: (message: Message) => void
}

/** Messages from other windows or origins, and unknown ones, are ignored. */
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
