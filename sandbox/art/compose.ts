import { brushOf } from './brush.ts'
import { compositionNames, compositions, type CompositionName } from './compositions.ts'
import { lightOf } from './light.ts'
import type { Motif, Motifs } from './motif.ts'
import { before, behind } from './ornaments.ts'
import { paletteOf } from './palettes.ts'
import { any, chanceOf } from './seed.ts'
import { type BackdropName, backdropOf, meantBy, type ThemeName, themes } from './themes.ts'

export interface PicturedGame {
  gameCode: string
  theme: ThemeName
  providerCode: string
}

/** Who stands where in a game's picture, before anything is drawn. */
export interface Scene extends PicturedGame {
  hero: string
  composition: CompositionName
  backdrop: BackdropName
}

/** Attempts with the motif of the name; later ones take any motif. */
export const faithful = 60

/** One of the scenes that a game may have: each attempt is another. */
export function sceneOf(game: PicturedGame, attempt = 0): Scene {
  const chance = chanceOf(`${game.gameCode}#${attempt}`)
  const { motifs, backdrops } = themes[game.theme]
  const meant = attempt < faithful ? meantBy(game.theme, game.gameCode) : undefined
  return {
    ...game,
    hero: meant ?? any(chance, Object.keys(motifs)),
    composition: any(chance, compositionNames),
    backdrop: any(chance, backdrops),
  }
}

function motif(from: Motifs, name: string): Motif {
  const found = from[name]
  if (!found) throw new Error(`There is no drawing of ${name}: add it to a sheet`)
  return found
}

/** The picture of a game, 3:4. The same scene is drawn the same way for ever. */
export function compose({ gameCode, theme, providerCode, hero, composition, backdrop }: Scene): string {
  const palette = paletteOf(providerCode)
  const chance = chanceOf(`${gameCode}/${hero}/${composition}/${backdrop}`)
  const b = brushOf(palette, chance)
  const { motifs, ornaments, props } = themes[theme]
  const rest = Object.keys(props).filter((name) => name !== hero)
  const start = Math.floor(chance() * rest.length)
  const other = (index: number): Motif => motif(props, rest[(start + index) % rest.length] ?? '')
  const side = chance() < 0.5 ? 1 : -1
  const ornament = any(chance, ornaments)
  const body = [
    backdropOf(backdrop)(b),
    behind(b, ornament),
    compositions[composition](b, { hero: motif(motifs, hero), others: [other(0), other(1), other(2)] }, side),
    before(b, ornament),
    // The light falls in from the upper left; the corners and the name's place are in shade.
    `<path d="M-40-60L60-60L330 300L180 420Z" fill="${b.gradient(
      'slant',
      [0, palette.light, 0.2],
      [0.7, palette.light, 0],
    )}" filter="url(#blur20)"/>`,
    `<path d="M0 0H300V400H0Z" fill="url(#corners)"/>`,
    `<path d="M0 270H300V400H0Z" fill="${b.gradient('down', [0, palette.ink, 0], [1, palette.ink, 0.72])}"/>`,
  ].join('')
  const corners = `<radialGradient id="corners" cx=".48" cy=".44" r=".74"><stop offset=".62" stop-color="${palette.ink}" stop-opacity="0"/><stop offset="1" stop-color="${palette.ink}" stop-opacity=".66"/></radialGradient>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400"><defs>${lightOf(palette)}${corners}${b.definitions()}</defs>${body}</svg>`
}
