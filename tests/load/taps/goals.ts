/** What a tap may take, in milliseconds, on a phone whose processor is four times slowed; and how far memory may grow. */
export const most = {
  /** From a tap to the next picture, the worst of all gestures. */
  interaction: 100,
  /** From the first tap on the login to its field, on slow 4G, once the page is idle. */
  login: 400,
  /** What is kept in the end ÷ at the beginning. */
  growth: 1.1,
}
