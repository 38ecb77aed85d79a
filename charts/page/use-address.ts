import { useSyncExternalStore } from 'react'
import { addressOf, readAddress, type Place } from './address.ts'

const listeners = new Set<() => void>()

/** `hashchange` comes later, so changes from here call the listeners at once. */
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

export function useAddress() {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  return readAddress(hash)
}

/** Adds an entry to the history: Back undoes it. */
export function goTo(place: Place): void {
  location.hash = addressOf(place)
  tellAll()
}

/** Replaces the entry in the history. */
export function turnTo(place: Place): void {
  location.replace(addressOf(place))
  tellAll()
}
