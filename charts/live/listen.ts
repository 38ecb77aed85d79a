import { begun, inspectionChannel, listenerSchema, type Listener } from '#contract/inspection.ts'

/** Hears the site as long as it is not told to stop: every message, from whatever page of the same origin, also from one that begins later. */
export function listen(hear: (message: unknown) => void): () => void {
  const listener = crypto.randomUUID()
  const channel = new BroadcastChannel(inspectionChannel)
  const post = channel.postMessage.bind(channel)
  const tell = (type: Listener['type']) => post({ type, listener } satisfies Listener)
  channel.addEventListener('message', ({ data }: MessageEvent<{ type?: unknown } | null>) => {
    if (data?.type === begun.type) tell('listener.came')
    else if (!listenerSchema.safeParse(data).success) hear(data)
  })
  tell('listener.came')
  return () => {
    tell('listener.left')
    channel.close()
  }
}
