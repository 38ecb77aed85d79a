/** The case cannot be followed: it asks for what nobody can do, or says what nobody sees. */
export class NotAsWritten extends Error {}

/** Milliseconds: what a page does not show within this time it does not show. */
export const patience = 15_000
