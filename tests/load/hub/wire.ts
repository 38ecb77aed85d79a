/** What goes between the processes of the bench. */
export interface Order {
  /** Where the others are. */
  open?: { url: string; from: number; count: number; paused: number }
  memory?: true
  /** Tells the users so many messages, each another one. */
  say?: { users: number; count: number }
}

export interface Told {
  ready?: string
  open?: number
  /** Bytes, after a collection of garbage. */
  memory?: { heap: number; resident: number }
  said?: { microseconds: number }
  /** Milliseconds from the sender to the reader. */
  latencies?: number[]
}

/** Milliseconds; the same in all processes of the machine. */
export const clock = (): number => performance.timeOrigin + performance.now()

export const channel = 'bench hub'
