import { clouds, candyHills, town } from './backdrops/heights.ts'
import { felt, hall, stage } from './backdrops/indoors.ts'
import { dunes, hills, peaks } from './backdrops/outdoors.ts'
import { lattice, rays, stadium } from './backdrops/shows.ts'
import type { Backdrop } from './backdrops/sky.ts'
import { deep, waves } from './backdrops/waters.ts'
import { canopy, cave, cosmos } from './backdrops/wild.ts'
import type { Motifs } from './motif.ts'
import type { Ornament } from './ornaments.ts'
import { sheetOf } from './sheets.ts'
import type { Theme as ThemeName } from '../catalogue/themes.ts'

const open = { hills, dunes, peaks, clouds, town, candyHills, deep, waves, cosmos, canopy, stadium }
const backdrops = { ...open, cave, stage, hall, felt, rays, lattice }
export type BackdropName = keyof typeof backdrops
export const backdropOf = (name: BackdropName): Backdrop => backdrops[name]

interface Theme {
  motifs: Motifs
  /** Words of a game's code by which one motif is meant: a game called after the lemon shows one. */
  called: ReadonlyMap<string, RegExp>
  backdrops: readonly BackdropName[]
  ornaments: readonly Ornament[]
  props: Motifs
}

const of = (name: ThemeName, places: readonly BackdropName[], ornaments: readonly Ornament[]): Theme => {
  const sheet = sheetOf(name)
  return { ...sheet, backdrops: places, ornaments, props: sheet.motifs }
}

const poker = of('poker', ['felt', 'stage', 'town', 'dunes'], ['suits', 'coins', 'motes'])
const roulette = of('roulette', ['hall', 'town', 'felt', 'stage'], ['motes', 'coins', 'suits'])

export const themes: Readonly<Record<ThemeName, Theme>> = {
  fruit: of('fruit', ['rays', 'hills', 'canopy', 'stage'], ['leaves', 'motes', 'coins']),
  gems: of('gems', ['cave', 'rays', 'lattice', 'hall'], ['gems', 'motes']),
  pyramids: of('pyramids', ['dunes', 'hall', 'rays', 'cave'], ['motes', 'coins', 'embers']),
  space: of('space', ['cosmos', 'peaks', 'dunes'], ['motes', 'gems']),
  cards: of('cards', ['felt', 'lattice', 'stage', 'rays'], ['suits', 'coins', 'motes']),
  roulette,
  blackjack: of('blackjack', ['felt', 'hall', 'town', 'stage'], ['suits', 'motes', 'coins']),
  baccarat: of('baccarat', ['lattice', 'hall', 'felt', 'town'], ['petals', 'coins', 'motes']),
  poker,
  dealer: {
    ...of('dealer', ['hall', 'stage', 'town', 'lattice'], ['suits', 'motes', 'coins']),
    props: { ...poker.motifs, ...roulette.motifs },
  },
  race: of('race', ['stadium', 'hills', 'dunes'], ['confetti', 'motes', 'leaves']),
  fishing: of('fishing', ['deep', 'waves', 'hills'], ['bubbles', 'motes']),
  farm: of('farm', ['hills', 'rays', 'candyHills'], ['leaves', 'petals', 'motes']),
  pirates: of('pirates', ['waves', 'cave', 'deep', 'dunes'], ['coins', 'motes', 'embers']),
  vikings: of('vikings', ['peaks', 'waves', 'cave'], ['snow', 'embers', 'motes']),
  jungle: of('jungle', ['canopy', 'cave', 'hills'], ['leaves', 'petals', 'motes']),
  sea: of('sea', ['deep', 'waves', 'cave'], ['bubbles', 'motes']),
  sweets: of('sweets', ['candyHills', 'rays', 'clouds'], ['confetti', 'motes', 'petals']),
  dragons: of('dragons', ['cave', 'peaks', 'clouds', 'lattice'], ['embers', 'coins', 'petals']),
  west: of('west', ['dunes', 'town', 'rays'], ['coins', 'motes', 'embers']),
  magic: of('magic', ['cave', 'hall', 'cosmos', 'town'], ['motes', 'embers', 'gems']),
  music: of('music', ['stage', 'rays', 'town'], ['notes', 'confetti', 'motes']),
  sports: of('sports', ['stadium', 'rays', 'clouds'], ['confetti', 'motes']),
  tulips: of('tulips', ['hills', 'lattice', 'hall'], ['petals', 'leaves', 'motes']),
  bingo: of('bingo', ['stage', 'rays', 'town'], ['confetti', 'motes', 'coins']),
  wheel: of('wheel', ['stage', 'rays', 'lattice'], ['coins', 'confetti', 'motes']),
  crash: of('crash', ['clouds', 'peaks', 'cosmos', 'town'], ['motes', 'coins']),
  dice: of('dice', ['felt', 'lattice', 'rays'], ['motes', 'coins', 'suits']),
  keno: of('keno', ['rays', 'deep', 'stage'], ['motes', 'confetti', 'bubbles']),
  lottery: of('lottery', ['rays', 'stage', 'hills'], ['confetti', 'coins', 'motes']),
}

/** What a game is called after, where its theme has it. */
export const meantBy = (theme: ThemeName, gameCode: string): string | undefined =>
  [...themes[theme].called].find(([, words]) => words.test(gameCode))?.[0]

export type { ThemeName }
