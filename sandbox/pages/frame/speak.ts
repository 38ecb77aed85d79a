import type { FrameMessage, GameDialect } from '#contract/frame.ts'

/** What a game can tell the page that frames it; what its provider has no words for is not there. */
export interface Speaker {
  /** The player wants to go back to the games. */
  exit: () => void
  /** The game wants to begin anew, as after a fault. */
  reload?: () => void
  /** The player wants to pay something in. */
  deposit?: () => void
  /** The game can be played now. */
  loaded?: () => void
  /** The game cannot go on. */
  fail?: () => void
}

interface Surroundings {
  /** Where a provider without a word for the exit sends the player. */
  lobby: string
}

/** Speaks to the page around in the provider's own words. */
export function speakerOf(provider: GameDialect, { lobby }: Surroundings): Speaker {
  return speakers[provider](lobby)
}

/** By the provider's word for it; where it has none, the game does so by itself. */
export function beginAnew({ reload }: Speaker): void {
  if (reload) reload()
  else location.reload()
}

const speakers: { [Dialect in GameDialect]: (lobby: string) => Speaker } = {
  dt: () => ({
    exit: () => tell<'dt'>({ command: 'exit' }),
    reload: () => tell<'dt'>({ command: 'reload' }),
  }),
  pragmatic: () => ({
    exit: () => tell<'pragmatic'>({ name: 'notifyCloseContainer' }),
    deposit: () => tell<'pragmatic'>({ name: 'openCashier' }),
    loaded: () => tell<'pragmatic'>({ event: 'loaded' }),
  }),
  em: () => ({
    exit: () => tell<'em'>({ sender: 'game', type: 'navigateLobby' }),
    deposit: () => tell<'em'>({ sender: 'game', type: 'navigateDeposit' }),
    fail: () => tell<'em'>({ sender: 'game', type: 'error' }),
  }),
  amusnet: () => ({
    exit: () => tell<'amusnet'>({ command: 'com.egt-bg.exit' }),
    reload: () => tell<'amusnet'>({ command: 'com.egt-bg.reload' }),
  }),
  egt: () => ({
    exit: () => tell<'egt'>({ command: 'com.egt-bg.exit' }),
    reload: () => tell<'egt'>({ command: 'com.egt-bg.reload' }),
  }),
  hub88: (lobby) => ({ exit: () => location.replace(lobby) }),
  softgamings: () => ({ exit: () => tell<'softgamings'>('exit') }),
}

function tell<Dialect extends GameDialect>(message: FrameMessage<Dialect>): void {
  window.parent.postMessage(message, originAround())
}

/** The page around alone is to hear it; one without an origin of its own cannot be named. */
function originAround(): string {
  const around = document.referrer ? new URL(document.referrer).origin : window.location.ancestorOrigins?.[0]
  return around === undefined || around === 'null' ? '*' : around
}
