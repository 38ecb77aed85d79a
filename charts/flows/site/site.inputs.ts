import { session } from '../given.ts'

export const visitor = {
  session: null,
  language: 'tr',
  reloads: 0,
  screen: 'desktop',
  production: false,
  settings: null,
}
export const player = { ...visitor, session }
