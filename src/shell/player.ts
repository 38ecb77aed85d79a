/** What the chrome shows about a logged-in player. */
export type ShownPlayer = {
  username: string
  usercode: string
  /** Two decimals, as on the wire; null until it is known. */
  balance: number | null
}
