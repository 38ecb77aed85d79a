import { type PicturedGame, type Scene, sceneOf } from './compose.ts'

/** Most attempts at a scene of one game. */
const patience = 400

/**
 * The scenes of a list of games: of one theme no two have the same hero in the same composition, in whatever order a lobby
 * shows them. A list that grows at its end keeps what it had.
 */
export function planned(games: readonly PicturedGame[]): Scene[] {
  const taken = new Set<string>()
  return games.map((game) => {
    for (let attempt = 0; attempt < patience; attempt += 1) {
      const scene = sceneOf(game, attempt)
      const look = [scene.theme, scene.hero, scene.composition].join()
      if (taken.has(look)) continue
      taken.add(look)
      return scene
    }
    throw new Error(`No scene is left for ${game.gameCode}: draw another motif or composition for its theme`)
  })
}
