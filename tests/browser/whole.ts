/** `npm run test:night`: every replay, and every screen in each language and size. */
export const wholeVariable = 'TESTS'
export const isWhole = process.env[wholeVariable] === 'whole'
