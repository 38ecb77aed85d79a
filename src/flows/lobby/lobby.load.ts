import { noFilter, type GamesPage, type LobbyKnown, type LobbyName } from '#machines/lobby/lobby.machine.ts'
import { isDrawnAhead } from '../../first-screen/brought.ts'
import { ask } from '../../http/ask.ts'
import { drawWinners } from '../top-winners/top-winners.load.ts'
import { loadChoices, loadGames } from './games.ts'

export interface LobbyDrawn {
  seen: GamesPage
  known: LobbyKnown
}

/** Data for the first screen; null when the page loads everything itself. */
export async function loadDrawn(lobby: LobbyName, signal: AbortSignal): Promise<LobbyDrawn | null> {
  if (!isDrawnAhead()) return null
  try {
    const [seen, choices, film, slider] = await Promise.all([
      loadGames({ lobby, filter: noFilter }, 0, signal),
      loadChoices(lobby, signal),
      ask('cms/video', { slug: lobby }, { signal }),
      ask('cms/sliderlist', { slug: lobby }, { signal }),
      drawWinners(lobby === 'live', signal),
    ])
    return { seen, known: { ...choices, video: film.data ?? null, slides: slider.data } }
  } catch {
    return null
  }
}
