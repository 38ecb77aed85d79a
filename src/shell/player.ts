/** What a player has, two decimals, as on the wire. */
export type ShownStanding = {
  /** What can be played. */
  balance: number
  /** Of it, what can be withdrawn; null until it is known. */
  withdrawable: number | null
}

/** What the chrome shows about a logged-in player. */
export type ShownPlayer = {
  username: string
  usercode: string
  /** Null until it is known. */
  standing: ShownStanding | null
}
