import { begun, inspectionChannel, listenerSchema, type Listener } from '#contract/inspection.ts'

/** Hears all pages of the same origin, also those that open later. Returns what stops it. */
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
