import * as z from 'zod/mini'
import { linkedGame, platform, type LinkedGame } from './casino.ts'
import { text } from './field.ts'

const { gameCode, system } = linkedGame.shape

/** What the site knows of a game that it opens. */
export interface Opening {
  game: LinkedGame
  isMobile: boolean
  language: string
  /** Where leaving the game leads. */
  lobbyUrl: string
}

/** What a launch call says; what is absent follows from the request, or is not checked. */
export interface Wanted {
  code: string
  isMobile?: boolean
  productId?: number
  system?: string
  language?: string
  lobbyUrl?: string
}

/** The body of a launch call (section 7), as the site writes it and as the platform reads it. */
export interface LaunchBody<Request extends z.ZodMiniType = z.ZodMiniType> {
  request: Request
  asks: (opening: Opening) => z.input<Request>
  /** A method, so that the bodies of all providers fit into one table. */
  wants(this: void, body: z.output<Request>): Wanted
}

/** A body with the members of `shape`. */
export function launchBody<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  asks: (opening: Opening) => z.input<z.ZodMiniObject<Shape>>,
  wants: (body: z.output<z.ZodMiniObject<Shape>>) => Wanted,
): LaunchBody<z.ZodMiniObject<Shape>> {
  return { request: z.object(shape), asks, wants }
}

export const byCode = launchBody(
  { code: gameCode },
  ({ game }) => ({ code: game.gameCode }),
  (asked) => asked,
)

export const byProduct = launchBody(
  { code: gameCode, productId: z.int() },
  ({ game }) => ({ code: game.gameCode, productId: game.productId }),
  (asked) => asked,
)

export const byDevice = launchBody(
  { code: gameCode, isMobile: z.boolean() },
  ({ game, isMobile }) => ({ code: game.gameCode, isMobile }),
  (asked) => asked,
)

export const byPlatform = launchBody(
  {
    platform: z.literal(Object.values(platform)),
    gameCode,
    language: text({ min: 2, max: 10 }),
    lobbyUrl: text({ min: 1, max: 2000 }),
  },
  ({ game, isMobile, language, lobbyUrl }) => ({
    platform: isMobile ? platform.mobile : platform.desktop,
    gameCode: game.gameCode,
    language,
    lobbyUrl,
  }),
  ({ gameCode: code, platform: id, ...more }) => ({ code, isMobile: id === platform.mobile, ...more }),
)

export const bySystem = launchBody(
  { system, pageCode: gameCode, isMobile: z.literal([0, 1]) },
  ({ game, isMobile }): { system: string; pageCode: string; isMobile: 0 | 1 } => ({
    system: game.system,
    pageCode: game.gameCode,
    isMobile: isMobile ? 1 : 0,
  }),
  ({ pageCode: code, isMobile, ...more }) => ({ code, isMobile: isMobile === 1, ...more }),
)
