/** Limits: milliseconds on a phone with a CPU that is four times slowed, and growth of memory. */
export const most = {
  /** From a tap to the next paint, worst of all gestures. */
  interaction: 100,
  /** From the first tap on the login to its usable field, on slow 4G, after the page is idle. */
  login: 400,
  /** Memory at the end ÷ at the beginning. */
  growth: 1.1,
}
