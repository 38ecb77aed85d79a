/** Lobby address for games without an exit message: the page there sends one. */
export const lobbyPage = () => `${location.origin}/frame/lobby`

/** Shows the HTML that it is handed, in an opaque origin. */
export const htmlPage = '/frame/html'
