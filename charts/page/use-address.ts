import { useSyncExternalStore } from 'react'
import { addressOf, readAddress, type Place } from '../simulate/address.ts'

const listeners = new Set<() => void>()

/** The browser tells of a change later; what is done here is shown at once. */
const tellAll = () => {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('hashchange', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('hashchange', listener)
  }
}

/** What the address shows. */
export function useAddress() {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  return readAddress(hash)
}

/** To another flow, by a step that the browser's own way back undoes. */
export function goTo(place: Place): void {
  location.hash = addressOf(place)
  tellAll()
}

/** To another moment of the same flow. */
export function turnTo(place: Place): void {
  location.replace(addressOf(place))
  tellAll()
}
