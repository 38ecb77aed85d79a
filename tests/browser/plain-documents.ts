import { visitorCookie } from '#contract/visitor-cookie.ts'

/** A cookie for which documents come as to a player, with nothing drawn ahead: their pages ask for everything. No script can take it back. */
export const plainDocuments = () => ({
  name: visitorCookie.player,
  value: 'yes',
  url: process.env['BASE_URL'] ?? '',
  httpOnly: true,
})
