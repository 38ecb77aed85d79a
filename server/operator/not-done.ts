/** Why a command did nothing, as one sentence. */
export class NotDone extends Error {
  override readonly name = 'NotDone'
}

/** The input is not understood; the command's help shows how to type it. */
export class NotUnderstood extends Error {
  override readonly name = 'NotUnderstood'
}
