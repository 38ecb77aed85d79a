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
  /** Nobody has had the number before the player: what others ask to be sent to it keeps no message from the player. */
  toOwnNumber: boolean
  /** The browser has asked for none within the window of first messages: it has its part, whatever other browsers ask for. */
  first: boolean
}

/** What a message and a guess are counted by: each browser of a player for itself, then all of them, then the network. */
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
