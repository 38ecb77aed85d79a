/** The case cannot be followed: it asks for what nobody can do, or says what nobody sees. */
export class NotAsWritten extends Error {}
