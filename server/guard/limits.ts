import type { Limit } from './limit.rules.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Wrong passwords or codes of one own browser, or at one account from one network. */
export const guessesOfOne: Limit = { free: 5, most: 10, window: hour }
/** At one account, by all who are acquainted with it. */
export const guessesOfAcquainted: Limit = { free: 10, most: 30, window: day }
/** At one account, by all others in the world together. */
export const guessesOfStrangers: Limit = { free: 20, most: 50, window: day }
/** At SMS codes, of one browser: those that wait for nothing that the player's other browsers got wrong. */
export const guessesSpared: Limit = { free: 3, most: 3, window: day }
/** From one network, at whatever accounts. */
export const guessesOfNetwork: Limit = { free: 50, most: 100, window: hour }

const unslowed = (most: number, window = hour): Limit => ({ free: most, most, window })

/** Letters with a code, an hour: to one account for one own browser or one network; for all acquainted; for all others. */
export const lettersOfOne = unslowed(5)
export const lettersOfAcquainted = unslowed(10)
export const lettersOfStrangers = unslowed(20)
/** For one network, to whatever accounts. */
export const lettersOfNetwork = unslowed(50)

/** Milliseconds for which a message is a browser's first. */
export const firstMessageWindow = day
/** The first messages of a player's browsers. */
export const firstMessagesOfPlayer = unslowed(15, firstMessageWindow)
/** Messages with a code, an hour: on one browser; of a player beyond the first ones; to a number by others than its first owner. */
export const messagesOfBrowser = unslowed(5)
export const messagesOfPlayer = unslowed(10)
export const messagesToNumber = unslowed(5)
/** Of all players at one network. */
export const messagesOfNetwork = unslowed(30)

/** Registrations an hour from one network. */
export const signUpsOfNetwork = unslowed(20)

/** Games that one player opens, in ten minutes and in a day. */
export const launchesOfPlayer = unslowed(60, 10 * 60_000)
export const launchesADay = unslowed(600, day)

/** Visitors' requests for a call an hour from one network. */
export const contactsOfNetwork = unslowed(5)

/** Reports of how fast a load was, per hour: of one network, and of one node. */
export const reportsOfNetwork = unslowed(60)
export const reportsOfNode = unslowed(20_000)

/** The limit of a network where so many times as many people share one. */
export const shared = ({ free, most, window }: Limit, factor: number): Limit => ({
  free: free * factor,
  most: most * factor,
  window,
})
