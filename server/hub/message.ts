export const messageType = {
  invocation: 1,
  streamItem: 2,
  completion: 3,
  streamInvocation: 4,
  cancelInvocation: 5,
  ping: 6,
  close: 7,
  ack: 8,
  sequence: 9,
} as const

export interface Invocation {
  type: typeof messageType.invocation
  target: string
  arguments: readonly unknown[]
}

export type Completion = { type: typeof messageType.completion; invocationId: string } & (
  | { result?: unknown; error?: never }
  | { error: string; result?: never }
)

export interface Close {
  type: typeof messageType.close
  error?: string
  allowReconnect?: boolean
}

export interface Ping {
  type: typeof messageType.ping
}

export type ServerMessage = Invocation | Completion | Ping | Close

export interface ClientInvocation {
  type: typeof messageType.invocation | typeof messageType.streamInvocation
  target: string
  arguments: readonly unknown[]
  /** Null: the caller wants no reply. */
  invocationId: string | null
}

/** `ignored`: valid, but without meaning for this hub. */
export type ClientMessage = ClientInvocation | Ping | Close | { type: 'ignored' }
