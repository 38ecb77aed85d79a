export { coverageOf, everythingIn, nothingSeen, together, type Coverage, type Seen } from './coverage.ts'
export { seenIn } from './seen-in.ts'
