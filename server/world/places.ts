import * as z from 'zod/mini'
import { CannotStart } from '../cannot-start.ts'

/** Where a provider of the outside world is asked. */
export interface Place {
  /** Without a trailing slash. */
  url: string
  /** What it knows us by, or what it and we sign with. */
  secret: string
}

/** By provider. */
export type Places = ReadonlyMap<string, Place>

/** One provider of a kind of which only one is used. */
export interface Chosen<P> {
  provider: string
  place: P
}

/** What the variables of each kind begin with, and what a provider of it is called. */
const kinds = {
  PAYMENT: 'payment provider',
  SMS: 'SMS provider',
  MAIL: 'mail provider',
  LIVE_CHAT: 'live chat',
  REGISTER: 'exclusion register',
  PLAYER_FILE: 'file of players',
} as const
type Kind = keyof typeof kinds
type Given = Readonly<Record<string, string | undefined>>

const address = z.url({ protocol: /^https?$/ })

/** Whether a variable has a place of such a provider in it. */
export const isOfProvider = (variable: string) =>
  Object.keys(kinds).some((kind) => variable.startsWith(`${kind}_`))

/** Without its trailing slashes. Throws CannotStart if it is not understood. */
export function addressIn(given: Given, name: string): string | undefined {
  const url = given[name]
  if (url === undefined || address.safeParse(url).success) return url?.replace(/\/+$/, '')
  throw new CannotStart(`${name} is not an http address: "${url}"`)
}

/** <KIND>_URL_X is the address of x. Throws CannotStart if one is not understood. */
export function urlsOf(kind: Kind, given: Given): ReadonlyMap<string, string> {
  const begin = `${kind}_URL_`
  const names = Object.keys(given).filter(
    (key) => key.startsWith(begin) && /^[A-Z0-9]+$/.test(key.slice(begin.length)),
  )
  return new Map(names.map((name) => [name.slice(begin.length).toLowerCase(), addressIn(given, name) ?? '']))
}

/** <KIND>_URL_X and <KIND>_SECRET_X are the place of x. Throws CannotStart if one of them is missing or is not understood. */
export function placesOf(kind: Kind, given: Given): Places {
  const variable = new RegExp(`^${kind}_(?:URL|SECRET)_([A-Z0-9]+)$`)
  for (const name of new Set(Object.keys(given).flatMap((key) => variable.exec(key)?.[1] ?? [])))
    if (given[`${kind}_URL_${name}`] === undefined || given[`${kind}_SECRET_${name}`] === undefined)
      throw new CannotStart(`${kind}_URL_${name} and ${kind}_SECRET_${name} are given together or not at all`)
  return new Map(
    Array.from(urlsOf(kind, given), ([name, url]) => [
      name,
      { url, secret: given[`${kind}_SECRET_${name.toUpperCase()}`] ?? '' },
    ]),
  )
}

/** Throws CannotStart if there are several. */
export function theOnly<P>(kind: Kind, places: readonly Chosen<P>[]): Chosen<P> | undefined {
  const [first, second] = places
  if (first && second)
    throw new CannotStart(
      `${kind}_URL_${second.provider.toUpperCase()} is one ${kinds[kind]} too many: ${first.provider} is there`,
    )
  return first
}

/** The provider of this name. Throws CannotStart if nobody speaks with it. */
export function spokenWith<P>(kind: Kind, known: Readonly<Record<string, P>>, name: string): P {
  const provider = Object.hasOwn(known, name) ? known[name] : undefined
  if (provider) return provider
  throw new CannotStart(`${kind}_URL_${name.toUpperCase()}: there is no ${kinds[kind]} ${name}`)
}
