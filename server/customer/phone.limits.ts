import {
  guessesOfNetwork,
  guessesOfOne,
  guessesOfStrangers,
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

/** What a message and a guess are counted by: each browser of a player for itself, then all of them, then the network. */
export const phoneCounts = (addressFactor: number) => ({
  /** @param ownNumber what others ask to be sent to the number keeps no message from the player */
  ofMessage({ playerId, device, phone, network }: Asking, ownNumber: boolean): Count[] {
    const wait = 'too many codes'
    return [
      countOf(wait, messagesOfBrowser, 'message', 'browser', playerId, device.toString('hex')),
      countOf(wait, messagesOfPlayer, 'message', 'player', playerId),
      countOf(wait, shared(messagesOfNetwork, addressFactor), 'message', 'network', network),
      ...(ownNumber ? [] : [countOf(wait, messagesToNumber, 'message', 'number', phone)]),
    ]
  },

  ofGuess({ playerId, device, network }: Asking): Count[] {
    const wait = 'too many tries'
    return [
      countOf(wait, guessesOfOne, 'sms code', 'browser', playerId, device.toString('hex')),
      countOf(wait, guessesOfStrangers, 'sms code', 'player', playerId),
      countOf(wait, shared(guessesOfNetwork, addressFactor), 'sms code', 'network', network),
    ]
  },
})
