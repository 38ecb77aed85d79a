/** Wire money. */
export type ShownStanding = {
  /** Cash and bonus. */
  balance: number
  /** The part that can be withdrawn; null until known. */
  withdrawable: number | null
}

export type ShownPlayer = {
  username: string
  usercode: string
  /** Null until known. */
  standing: ShownStanding | null
}
