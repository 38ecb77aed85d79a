/** What a player's browser runs of the site, without its views. `browser.ts` builds it. */
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { provideLobby } from '#src/flows/lobby/lobby.provide.ts'

export { ask } from '#src/http/ask.ts'
export { providedBonuses } from '#src/flows/bonuses/bonuses.provide.ts'
export { providedBalance } from '#src/flows/balance/balance.provide.ts'
export { providedCallRequest } from '#src/flows/call-request/call-request.provide.ts'
export { providedFavourites } from '#src/flows/favourite/favourites.provide.ts'
export { loadGames } from '#src/flows/lobby/games.ts'
export { providedLogin } from '#src/flows/login/login.provide.ts'
export { providedMovements } from '#src/flows/movements/movements.provide.ts'
export { provideNotifications } from '#src/flows/notifications/notifications.provide.ts'
export { askForMethods } from '#src/flows/payment/methods.load.ts'
export { providedPayment } from '#src/flows/payment/payment.provide.ts'
export { providedSessionHistory } from '#src/flows/session-history/session-history.provide.ts'
export { providedTopWinners } from '#src/flows/top-winners/top-winners.provide.ts'
export { providedRealtime } from '#src/hub/realtime.provide.ts'
export { storeSession } from '#src/session/session.ts'

/** The lobby at an address of its own, and the way back to where no filter is chosen. */
export function openLobby(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  return { machine: provideLobby(router, path), back: () => history.push(path) }
}
