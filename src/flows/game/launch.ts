import type { Failure } from '#contract/failure.ts'
import { gameProviders, isGameDialect, launchCall } from '#contract/game-providers.ts'
import type { GameInput, Launched } from '#machines/game/game.machine.ts'
import { ask } from '../../http/ask.ts'
import { ownLocale } from '../../words/lingui.ts'
import { htmlPage, lobbyPage } from './frame-pages.ts'

/** Section 7: each provider has its own launch call. Rejects with a `Failure` only. */
export async function launchGame({ game, screen }: GameInput, signal: AbortSignal): Promise<Launched> {
  const { system } = game
  if (!isGameDialect(system)) return notUnderstood()
  const { launch, opens } = gameProviders[system]
  const opening = { game, isMobile: screen === 'phone', language: ownLocale(), lobbyUrl: lobbyPage() }
  const { data } = await ask(launchCall(system), launch.asks(opening), { signal })
  if (opens === 'html') return { address: htmlPage, html: data }
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
