import type { RouterHistory } from '@tanstack/react-router'

/** To the page from which the game was opened; to the games after a page load. */
export function leaveGame(history: RouterHistory): void {
  // The focused element is unmounted with the game.
  document.getElementById('content')?.focus({ preventScroll: true })
  if (history.canGoBack()) history.back({ ignoreBlocker: true })
  else history.push('/casino/slot')
}
