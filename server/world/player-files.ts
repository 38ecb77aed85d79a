import type { ProfileName } from '#contract/law/profile.ts'
import type { Env } from '../env.ts'
import { spokenWith, type Place } from './places.ts'
import { lugas } from './player-file.lugas.ts'
import type { PlayerFile, PlayerFiles } from './player-file.ts'
import { sandboxRegisterSecret } from './registers.ts'

export type KnownPlayerFiles = Readonly<Record<string, (place: Place) => PlayerFile>>

/** Every file of players, one line each, by its name in variables: small letters and digits. */
export const knownPlayerFiles: KnownPlayerFiles = {
  lugas,
}

/** Whose players it is told of. Without it they neither play nor deposit. */
export const fileOf: Readonly<Partial<Record<ProfileName, string>>> = {
  germany: 'lugas',
}

/** The files that the environment has a place for; the sandbox plays the others. Throws CannotStart if nobody speaks with one of them. */
export function playerFilesIn(
  {
    playerFiles,
    sandbox,
    sandboxUrl,
    secret,
  }: Pick<Env, 'playerFiles' | 'sandbox' | 'sandboxUrl' | 'secret'>,
  known: KnownPlayerFiles = knownPlayerFiles,
): PlayerFiles {
  const places = new Map(playerFiles)
  for (const name of Object.keys(known))
    if (sandbox && !places.has(name))
      places.set(name, { url: `${sandboxUrl}/${name}`, secret: sandboxRegisterSecret(secret) })
  return new Map(Array.from(places, ([name, place]) => [name, spokenWith('PLAYER_FILE', known, name)(place)]))
}
