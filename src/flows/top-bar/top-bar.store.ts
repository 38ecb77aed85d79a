/** Section 4: the flag that the message has been read. */
const flag = 'topNotifyRead'
/** Class of the root while the page keeps space for the message. */
const placed = 'top-bar'

export const wasRead = (): boolean => localStorage.getItem(flag) !== null
export const rememberThatItWasRead = (): void => localStorage.setItem(flag, 'true')

export const keepItsPlace = (): void => document.documentElement.classList.add(placed)
export const giveItsPlaceBack = (): void => document.documentElement.classList.remove(placed)

/** Before the first paint: the message moves nothing when it comes. */
export function keepItsPlaceAtFirst(): void {
  if (location.pathname === '/' && !wasRead()) keepItsPlace()
}
