/** Why a command did nothing, as one sentence. */
export class NotDone extends Error {
  override readonly name = 'NotDone'
}

/** What was typed cannot be taken; the help of the command says how it is typed. */
export class NotUnderstood extends Error {
  override readonly name = 'NotUnderstood'
}
