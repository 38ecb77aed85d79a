import type { Limit } from './limit.rules.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Wrong passwords or codes of one known browser, or at one account from one network. */
export const guessesOfOne: Limit = { free: 5, most: 10, window: hour }
/** At one account, by all acquainted browsers together. */
export const guessesOfAcquainted: Limit = { free: 10, most: 30, window: day }
/** At one account, by all strangers together. */
export const guessesOfStrangers: Limit = { free: 20, most: 50, window: day }
/** At SMS codes, of one browser: these do not wait for what the player's other browsers got wrong. */
export const guessesSpared: Limit = { free: 3, most: 3, window: day }
export const guessesOfNetwork: Limit = { free: 50, most: 100, window: hour }

const unslowed = (most: number, window = hour): Limit => ({ free: most, most, window })

/** E-mails with a code to one account, per hour: for one known browser or one network; for all acquainted; for all strangers. */
export const lettersOfOne = unslowed(5)
export const lettersOfAcquainted = unslowed(10)
export const lettersOfStrangers = unslowed(20)
export const lettersOfNetwork = unslowed(50)

/** Milliseconds: a message is a browser's first if it was sent none within them. */
export const firstMessageWindow = day
/** First messages to all browsers of one player. */
export const firstMessagesOfPlayer = unslowed(15, firstMessageWindow)
/** SMS with a code, per hour: on one browser; of one player beyond the first ones; to one number by others than its first owner. */
export const messagesOfBrowser = unslowed(5)
export const messagesOfPlayer = unslowed(10)
export const messagesToNumber = unslowed(5)
export const messagesOfNetwork = unslowed(30)

export const signUpsOfNetwork = unslowed(20)

export const launchesOfPlayer = unslowed(60, 10 * 60_000)
export const launchesADay = unslowed(600, day)

export const contactsOfNetwork = unslowed(5)

/** Speed reports, per hour: of one network, of one node. */
export const reportsOfNetwork = unslowed(60)
export const reportsOfNode = unslowed(20_000)

/** The limit if `factor` times as many people share a network. */
export const shared = ({ free, most, window }: Limit, factor: number): Limit => ({
  free: free * factor,
  most: most * factor,
  window,
})
