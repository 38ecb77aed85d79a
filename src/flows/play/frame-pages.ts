/** Where a game that has no word for the exit goes instead: the page there says so. */
export const lobbyPage = () => `${location.origin}/frame/lobby`

/** Shows the HTML that it is handed, in an origin that is nobody's. */
export const htmlPage = '/frame/softgamings'
