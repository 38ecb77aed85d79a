import { messageMethod, session } from '../given.ts'

export const visitor = {
  session: null,
  language: 'tr',
  reloads: 0,
  screen: 'desktop',
  production: false,
  settings: null,
}
export const player = { ...visitor, session }

/** A method whose dialog is only a message: it is read and closed. */
export const agent = { ...messageMethod, name: 'Özel temsilci' }
