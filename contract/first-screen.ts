import type { Messages } from '@lingui/core'
import type { CallName } from './index.ts'

/** The answer of a call that comes with the document; the server has parsed its data by the contract. */
export interface BroughtAnswer {
  name: CallName
  request: object
  message: string | null
  data: unknown
}

/** What a document tells the page that it shows. */
export interface Brought {
  /** In which the document is written. */
  locale: string
  answers: BroughtAnswer[]
  /** What the operator says in place of the site's own words, as Lingui reads it. */
  words: Messages
}

/** Asks the server from within it; null where it refuses. */
export type AskHere = (
  name: CallName,
  request: object,
) => Promise<Pick<BroughtAnswer, 'message' | 'data'> | null>

export interface FirstScreen {
  /** HTML of #root. */
  html: string
  brought: Brought
}

/**
 * Draws what a visitor sees first at an address of the site; null where that is not a page of its own.
 * What it needs is asked for by `askHere`.
 */
export type DrawFirstScreen = (
  href: string,
  { locale, askHere }: Pick<Brought, 'locale'> & { askHere: AskHere },
) => Promise<FirstScreen | null>

/** Id of the element that holds `Brought` as JSON. */
export const broughtId = 'brought'
