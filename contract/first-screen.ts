import type { Messages } from '@lingui/core'
import type { CallName } from './index.ts'

/** The answer of a call, carried in the document; the server has validated `data`. */
export interface BroughtAnswer {
  name: CallName
  request: object
  message: string | null
  data: unknown
}

/** Data in a document for its page. */
export interface Brought {
  locale: string
  answers: BroughtAnswer[]
  /** The operator's texts in place of the site's own, as Lingui messages. */
  words: Messages
}

/** Calls the API within the server; null when it refuses. */
export type AskHere = (
  name: CallName,
  request: object,
) => Promise<Pick<BroughtAnswer, 'message' | 'data'> | null>

export interface FirstScreen {
  /** HTML of #root. */
  html: string
  brought: Brought
}

/** Renders the first screen of an address; null when the address has no page of its own. `askHere` answers its calls. */
export type DrawFirstScreen = (
  href: string,
  { locale, askHere }: Pick<Brought, 'locale'> & { askHere: AskHere },
) => Promise<FirstScreen | null>

/** Pages that are for players only: their first screen knows no player. */
export const isPlayers = (path: string) => path === '/dashboard' || path.startsWith('/dashboard/')

export const broughtId = 'brought'
