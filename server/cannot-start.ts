/** Why the server cannot start, as one line for the person who started it. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
