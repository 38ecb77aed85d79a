/** Flows that run while a player is signed in, in one file. */
export { providedRealtime } from '../../hub/realtime.provide.ts'
export { providedBalance } from '../balance/balance.provide.ts'
export { providedFavourites } from '../favourite/favourites.provide.ts'
export { provideNotifications } from '../notifications/notifications.provide.ts'
