import { platform, type LinkedGame } from '#contract/casino.ts'
import type { Failure } from '#contract/failure.ts'
import { isGameDialect, type GameDialect } from '#contract/frame.ts'
import type { GameInput, Launched } from '#machines/game/game.machine.ts'
import { ask } from '../../http/ask.ts'
import { ownLocale } from '../../words/lingui.ts'
import { htmlPage, lobbyPage } from './frame-pages.ts'

interface Launch {
  game: LinkedGame
  isMobile: boolean
  signal: AbortSignal
}

/** Section 7: one call per provider; the answer is an address, or HTML from SoftGamings. */
const launches: Record<GameDialect, (launch: Launch) => Promise<{ data: string }>> = {
  dt: ({ game, signal }) => ask('casino/dtlaunchurl', { code: game.gameCode }, { signal }),
  pragmatic: ({ game, signal }) => ask('casino/pragmaticlaunchurl', { code: game.gameCode }, { signal }),
  em: ({ game: { gameCode, productId }, signal }) =>
    ask('casino/emlaunchurl', { code: gameCode, productId }, { signal }),
  amusnet: ({ game, isMobile, signal }) =>
    ask('casino/amusnetlaunchurl', { code: game.gameCode, isMobile }, { signal }),
  egt: (launch) => ask('casino/egtlaunchurl', byPlatform(launch), launch),
  hub88: (launch) => ask('casino/hub88launchurl', byPlatform(launch), launch),
  softgamings: ({ game: { gameCode, system }, isMobile, signal }) =>
    ask(
      'casino/softgamingslaunchurl',
      { system, pageCode: gameCode, isMobile: isMobile ? 1 : 0 },
      { signal },
    ),
}

const byPlatform = ({ game, isMobile }: Launch) => ({
  platform: isMobile ? platform.mobile : platform.desktop,
  gameCode: game.gameCode,
  language: ownLocale(),
  lobbyUrl: lobbyPage(),
})

/** Rejects with a `Failure` only. */
export async function launchGame({ game, screen }: GameInput, signal: AbortSignal): Promise<Launched> {
  const { system } = game
  if (!isGameDialect(system)) return notUnderstood()
  const { data } = await launches[system]({ game, isMobile: screen === 'phone', signal })
  if (system === 'softgamings') return { address: htmlPage, html: data }
  return isElsewhere(data) ? { address: data, html: null } : notUnderstood()
}

/** False for our own origin: such a page could remove the sandbox of its frame. */
function isElsewhere(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, origin } = new URL(address)
  return /^https?:$/.test(protocol) && origin !== location.origin
}

function notUnderstood(): never {
  throw { kind: 'not understood' } satisfies Failure
}
