/** Exit code after a crash: `npm start` restarts the server. A server that cannot start exits with 1. */
export const crashCode = 70

/** Why the server cannot start, as one line for the person who started it. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
