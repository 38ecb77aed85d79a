import { createHmac } from 'node:crypto'
import type { ProfileName } from '#contract/law/profile.ts'
import type { Env } from '../env.ts'
import { spokenWith, type Place } from './places.ts'
import { gamstop } from './register.gamstop.ts'
import { spelpaus } from './register.spelpaus.ts'
import type { Register, Registers } from './register.ts'

export type KnownRegisters = Readonly<Record<string, (place: Place) => Register>>

/** Every exclusion register, one line each, by its name in variables: small letters and digits. */
export const knownRegisters: KnownRegisters = {
  gamstop,
  spelpaus,
}

interface RegisterOfCountry {
  name: string
  /** What players call it. */
  called: string
}

/** Whose players it is asked about. Without it they neither play nor deposit. */
export const registerOf: Readonly<Partial<Record<ProfileName, RegisterOfCountry>>> = {
  'united-kingdom': { name: 'gamstop', called: 'GAMSTOP' },
  sweden: { name: 'spelpaus', called: 'Spelpaus' },
}

/** What the sandbox's registers know us by: an actor and a key. */
export const sandboxRegisterSecret = (secret: string) =>
  `sandbox:${createHmac('sha256', secret).update('exclusion register sandbox').digest('base64url')}`

/** The registers that the environment has a place for; the sandbox plays the others. Throws CannotStart if nobody speaks with one of them. */
export function registersIn(
  { registers, sandbox, sandboxUrl, secret }: Pick<Env, 'registers' | 'sandbox' | 'sandboxUrl' | 'secret'>,
  known: KnownRegisters = knownRegisters,
): Registers {
  const places = new Map(registers)
  for (const name of Object.keys(known))
    if (sandbox && !places.has(name))
      places.set(name, { url: `${sandboxUrl}/${name}`, secret: sandboxRegisterSecret(secret) })
  return new Map(Array.from(places, ([name, place]) => [name, spokenWith('REGISTER', known, name)(place)]))
}
