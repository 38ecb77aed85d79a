import type { GameProvider } from '#sandbox/contract/provider.ts'

/** What a game can tell the page that frames it; undefined if the provider has no message for it. */
export interface Speaker {
  exit: () => void
  reload?: () => void
  deposit?: () => void
  loaded?: () => void
}

/** By provider: its message for each of these. */
const messages: Record<GameProvider, Partial<Record<keyof Speaker, unknown>>> = {
  dt: { exit: { command: 'exit' }, reload: { command: 'reload' } },
  pragmatic: {
    exit: { name: 'notifyCloseContainer' },
    deposit: { name: 'openCashier' },
    loaded: { event: 'loaded' },
  },
  em: {
    exit: { sender: 'game', type: 'navigateLobby' },
    deposit: { sender: 'game', type: 'navigateDeposit' },
  },
  amusnet: { exit: { command: 'com.egt-bg.exit' }, reload: { command: 'com.egt-bg.reload' } },
  egt: { exit: { command: 'com.egt-bg.exit' }, reload: { command: 'com.egt-bg.reload' } },
  hub88: {},
  softgamings: { exit: 'exit' },
}

/** @param lobby where a provider without a message for the exit sends the player */
export function speakerOf(provider: GameProvider, lobby: string): Speaker {
  const said = Object.entries(messages[provider]).map(
    ([name, message]) => [name, () => window.parent.postMessage(message, originAround())] as const,
  )
  return { exit: () => location.replace(lobby), ...Object.fromEntries(said) }
}

/** By the provider's message; where it has none, the game does so by itself. */
export function beginAnew({ reload }: Speaker): void {
  if (reload) reload()
  else location.reload()
}

/** The origin of the parent page; '*' if it is opaque. */
function originAround(): string {
  const around = document.referrer ? new URL(document.referrer).origin : window.location.ancestorOrigins?.[0]
  return around === undefined || around === 'null' ? '*' : around
}
