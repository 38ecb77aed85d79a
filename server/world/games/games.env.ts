import { addressIn } from '../places.ts'

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

/** GAME_SECRET_X, GAME_LAUNCH_X and GAME_ORIGIN_X are of the provider x. Throws CannotStart if one is not understood. */
export function gamePlacesOf(given: Record<string, string | undefined>): GamePlaces {
  const names = new Set(Object.keys(given).flatMap((key) => variable.exec(key)?.[1] ?? []))
  return new Map(
    Array.from(names, (name) => {
      const url = addressIn(given, `GAME_LAUNCH_${name}`)
      const origin = addressIn(given, `GAME_ORIGIN_${name}`)
      const launch = url && { url, origin: new URL(origin ?? url).origin }
      return [name.toLowerCase(), { secret: given[`GAME_SECRET_${name}`], launch: launch || undefined }]
    }),
  )
}
