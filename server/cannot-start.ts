/** The exit code of a server that has crashed: `npm start` starts it again. One that cannot start has 1. */
export const crashCode = 70

/** Why the server cannot start, as one line for the person who started it. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
