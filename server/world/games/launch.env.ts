import { createPrivateKey } from 'node:crypto'
import * as z from 'zod/mini'
import { gameProviders, type GameProvider } from '../../seamless/game-call.ts'
import { pemOf } from './games.env.ts'

function isRsaKey(text: string): boolean {
  try {
    return createPrivateKey(pemOf(text)).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

const address = z.optional(z.url({ protocol: /^https?$/, error: 'is not an http address' }))

export const launchVariables = {
  GAME_LAUNCH_DT: address,
  GAME_LAUNCH_PRAGMATIC: address,
  GAME_LAUNCH_EM: address,
  GAME_LAUNCH_AMUSNET: address,
  GAME_LAUNCH_EGT: address,
  GAME_LAUNCH_HUB88: address,
  GAME_LAUNCH_SOFTGAMINGS: address,
  GAME_ORIGIN_DT: address,
  GAME_ORIGIN_PRAGMATIC: address,
  GAME_ORIGIN_EM: address,
  GAME_ORIGIN_AMUSNET: address,
  GAME_ORIGIN_EGT: address,
  GAME_ORIGIN_HUB88: address,
  GAME_ORIGIN_SOFTGAMINGS: address,
  HUB88_PRIVATE_KEY: z.optional(z.string().check(z.refine(isRsaKey, 'is not an RSA private key in PEM'))),
}

type Given = z.output<z.ZodMiniObject<typeof launchVariables>>

export interface LaunchPlace {
  /** Where a game is asked for, without a trailing slash. */
  url: string
  /** Of the frames of its games. */
  origin: string
}

export interface Launches {
  places: Partial<Record<GameProvider, LaunchPlace>>
  /** Signs our calls to Hub88; PEM. */
  hub88Key: string | undefined
}

export function launchesOf(given: Given): Launches {
  const values = new Map(Object.entries(given))
  const places = gameProviders.flatMap((provider) => {
    const name = provider.toUpperCase()
    const url = values.get(`GAME_LAUNCH_${name}`)
    if (url === undefined) return []
    const { origin } = new URL(values.get(`GAME_ORIGIN_${name}`) ?? url)
    return [[provider, { url: url.replace(/\/+$/, ''), origin }] as const]
  })
  const { HUB88_PRIVATE_KEY: key } = given
  return { places: Object.fromEntries(places), hub88Key: key === undefined ? undefined : pemOf(key) }
}
