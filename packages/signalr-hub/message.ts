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

type Type = typeof messageType

export interface Invocation {
  type: Type['invocation']
  target: string
  arguments: readonly unknown[]
  /** The server wants the client's result. */
  invocationId?: string
}

export interface StreamItem {
  type: Type['streamItem']
  invocationId: string
  item: unknown
}

export interface Completion {
  type: Type['completion']
  invocationId: string
  /** Neither: the method returned nothing. Never both. */
  result?: unknown
  error?: string
}

export interface Cancel {
  type: Type['cancelInvocation']
  invocationId: string
}

export interface Ping {
  type: Type['ping']
}

export interface Close {
  type: Type['close']
  error?: string
  allowReconnect?: boolean
}

/** Of stateful reconnect: all up to this message have come. */
export interface Ack {
  type: Type['ack']
  sequenceId: number
}

/** Of stateful reconnect: the number of the message that comes next. */
export interface Sequence {
  type: Type['sequence']
  sequenceId: number
}

export type ServerMessage = Invocation | StreamItem | Completion | Ping | Close | Ack | Sequence

export interface Call {
  type: Type['invocation'] | Type['streamInvocation']
  target: string
  arguments: readonly unknown[]
  /** Null: the caller wants no reply. */
  invocationId: string | null
  /** What the client uploads for it. */
  streamIds: readonly string[]
}

/** `unknown`: of a type that a later protocol may have. */
export type ClientMessage =
  | Call
  | StreamItem
  | Completion
  | Cancel
  | Ping
  | Close
  | Ack
  | Sequence
  | { type: 'unknown' }

/** Stateful reconnect numbers these. */
export const isNumbered = ({ type }: ClientMessage | ServerMessage): boolean =>
  typeof type === 'number' && type <= messageType.cancelInvocation
