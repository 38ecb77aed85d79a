/** Section 4: the flag that the message has been read. */
const flag = 'topNotifyRead'
/** Of the body, as long as the page keeps a place for the message. */
const placed = 'top-bar'

export const wasRead = (): boolean => localStorage.getItem(flag) !== null
export const rememberThatItWasRead = (): void => localStorage.setItem(flag, 'true')

export const keepItsPlace = (): void => document.body.classList.add(placed)
export const giveItsPlaceBack = (): void => document.body.classList.remove(placed)

/** The first page keeps it before anything is shown: what comes into it moves nothing. */
export function keepItsPlaceAtFirst(): void {
  if (location.pathname === '/' && !wasRead()) keepItsPlace()
}
