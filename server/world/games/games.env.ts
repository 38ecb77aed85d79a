import * as z from 'zod/mini'
import { CannotStart } from '../../cannot-start.ts'

export interface LaunchPlace {
  /** Where a game is asked for, without a trailing slash. */
  url: string
  /** Of the frames of its games. */
  origin: string
}

/** What the environment says of one provider. */
interface GamePlace {
  /** Shared with it. */
  secret: string | undefined
  launch: LaunchPlace | undefined
}

/** By provider. */
export type GamePlaces = ReadonlyMap<string, GamePlace>

const variable = /^GAME_(?:SECRET|LAUNCH|ORIGIN)_([A-Z0-9]+)$/
const address = z.url({ protocol: /^https?$/ })

/** GAME_SECRET_X, GAME_LAUNCH_X and GAME_ORIGIN_X are of the provider x. Throws CannotStart if one is not understood. */
export function gamePlacesOf(given: Record<string, string | undefined>): GamePlaces {
  function addressIn(name: string): string | undefined {
    const value = given[name]
    if (value === undefined || address.safeParse(value).success) return value
    throw new CannotStart(`${name} is not an http address: "${value}"`)
  }
  const names = new Set(Object.keys(given).flatMap((key) => variable.exec(key)?.[1] ?? []))
  return new Map(
    Array.from(names, (name) => {
      const url = addressIn(`GAME_LAUNCH_${name}`)
      const origin = addressIn(`GAME_ORIGIN_${name}`)
      const launch = url && { url: url.replace(/\/+$/, ''), origin: new URL(origin ?? url).origin }
      return [name.toLowerCase(), { secret: given[`GAME_SECRET_${name}`], launch: launch || undefined }]
    }),
  )
}
