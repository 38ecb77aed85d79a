/** Why a call did not do what it was asked to. Machines branch on the kind; the sentence is chosen in words/. */
export type Failure =
  /** The server said no, in its own words; `field` where one field is to blame. */
  | { kind: 'refused'; message: string; field?: string }
  /** Nothing came back: network lost, time over; or the server says that it cannot know. Whether it was done is unknown. */
  | { kind: 'no answer'; message?: string }
  /** Something came back that the contract does not know. */
  | { kind: 'not understood' }
  /** 401: the session is over. */
  | { kind: 'signed out'; message: string }
