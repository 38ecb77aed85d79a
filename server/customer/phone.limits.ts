import {
  firstMessagesOfPlayer,
  guessesOfNetwork,
  guessesOfOne,
  guessesOfStrangers,
  guessesSpared,
  messagesOfBrowser,
  messagesOfNetwork,
  messagesOfPlayer,
  messagesToNumber,
  shared,
} from '../guard/limits.ts'
import { countOf, type Count } from '../guard/tries.store.ts'
import type { Holder } from './phone.store.ts'

interface Asking extends Holder {
  network: string
}

interface Message {
  /** No other player had the number before: what others request for it does not use up this player's messages. */
  toOwnNumber: boolean
  /** The browser has requested none within firstMessageWindow: it has a share of its own, whatever other browsers request. */
  first: boolean
}

/** The rate limits of a message and of a guess: per browser of a player, per player, per network. */
export const phoneCounts = (addressFactor: number) => ({
  ofMessage({ playerId, device, phone, network }: Asking, { toOwnNumber, first }: Message): Count[] {
    const wait = 'too many codes'
    return [
      countOf(wait, messagesOfBrowser, 'message', 'browser', playerId, device.toString('hex')),
      first
        ? countOf(wait, firstMessagesOfPlayer, 'message', 'first', playerId)
        : countOf(wait, messagesOfPlayer, 'message', 'player', playerId),
      countOf(wait, shared(messagesOfNetwork, addressFactor), 'message', 'network', network),
      ...(toOwnNumber ? [] : [countOf(wait, messagesToNumber, 'message', 'number', phone)]),
    ]
  },

  ofGuess({ playerId, device, network }: Asking): Count[] {
    const wait = 'too many tries'
    const browser = device.toString('hex')
    return [
      countOf(wait, guessesOfOne, 'sms code', 'browser', playerId, browser),
      {
        ...countOf(wait, guessesOfStrangers, 'sms code', 'player', playerId),
        reserve: countOf(wait, guessesSpared, 'sms code', 'spared', playerId, browser),
      },
      countOf(wait, shared(guessesOfNetwork, addressFactor), 'sms code', 'network', network),
    ]
  },
})
