import { clouds, candyHills, town } from './backdrops/heights.ts'
import { felt, hall, stage } from './backdrops/indoors.ts'
import { dunes, hills, peaks } from './backdrops/outdoors.ts'
import { lattice, rays, stadium } from './backdrops/shows.ts'
import type { Backdrop } from './backdrops/sky.ts'
import { deep, waves } from './backdrops/waters.ts'
import { canopy, cave, cosmos } from './backdrops/wild.ts'
import type { Motifs } from './motif.ts'
import { baccarat } from './motifs/baccarat.ts'
import { blackjack } from './motifs/blackjack.ts'
import { cards } from './motifs/cards.ts'
import { crash } from './motifs/crash.ts'
import { dealer } from './motifs/dealer.ts'
import { dragons } from './motifs/dragons.ts'
import { farm } from './motifs/farm.ts'
import { fishing } from './motifs/fishing.ts'
import { fruit } from './motifs/fruit.ts'
import { gems } from './motifs/gems.ts'
import { jungle } from './motifs/jungle.ts'
import { magic } from './motifs/magic.ts'
import { music } from './motifs/music.ts'
import { pirates } from './motifs/pirates.ts'
import { poker } from './motifs/poker.ts'
import { pyramids } from './motifs/pyramids.ts'
import { race } from './motifs/race.ts'
import { roulette } from './motifs/roulette.ts'
import { sea } from './motifs/sea.ts'
import { space } from './motifs/space.ts'
import { sports } from './motifs/sports.ts'
import { sweets } from './motifs/sweets.ts'
import { tulips } from './motifs/tulips.ts'
import { vikings } from './motifs/vikings.ts'
import { west } from './motifs/west.ts'
import { dice, wheel } from './motifs/chance.ts'
import { bingo, keno, lottery } from './motifs/draws.ts'
import type { Ornament } from './ornaments.ts'
import type { Theme as ThemeName } from '#server/seed/games/themes.ts'

const backdrops = {
  hills,
  dunes,
  peaks,
  clouds,
  town,
  candyHills,
  deep,
  waves,
  cave,
  cosmos,
  canopy,
  stage,
  hall,
  felt,
  rays,
  stadium,
  lattice,
}
export type BackdropName = keyof typeof backdrops
export const backdropOf = (name: BackdropName): Backdrop => backdrops[name]

/** What a game's picture is made of, by what the game is about. */
interface Theme {
  motifs: Motifs
  backdrops: readonly BackdropName[]
  ornaments: readonly Ornament[]
  /** What stands beside the hero. */
  props: Motifs
}

const theme = (
  motifs: Motifs,
  places: readonly BackdropName[],
  ornaments: readonly Ornament[],
  props: Motifs = motifs,
): Theme => ({ motifs, backdrops: places, ornaments, props })

export const themes = {
  fruit: theme(fruit, ['rays', 'hills', 'canopy', 'stage'], ['leaves', 'motes', 'coins']),
  gems: theme(gems, ['cave', 'rays', 'lattice', 'hall'], ['gems', 'motes']),
  pyramids: theme(pyramids, ['dunes', 'hall', 'rays', 'cave'], ['motes', 'coins', 'embers']),
  space: theme(space, ['cosmos', 'peaks', 'dunes'], ['motes', 'gems']),
  cards: theme(cards, ['felt', 'lattice', 'stage', 'rays'], ['suits', 'coins', 'motes']),
  roulette: theme(roulette, ['hall', 'town', 'felt', 'stage'], ['motes', 'coins', 'suits']),
  blackjack: theme(blackjack, ['felt', 'hall', 'town', 'stage'], ['suits', 'motes', 'coins']),
  baccarat: theme(baccarat, ['lattice', 'hall', 'felt', 'town'], ['petals', 'coins', 'motes']),
  poker: theme(poker, ['felt', 'stage', 'town', 'dunes'], ['suits', 'coins', 'motes']),
  dealer: theme(dealer, ['hall', 'stage', 'town', 'lattice'], ['suits', 'motes', 'coins'], {
    ...poker,
    ...roulette,
  }),
  race: theme(race, ['stadium', 'hills', 'dunes'], ['confetti', 'motes', 'leaves']),
  fishing: theme(fishing, ['deep', 'waves', 'hills'], ['bubbles', 'motes']),
  farm: theme(farm, ['hills', 'rays', 'candyHills'], ['leaves', 'petals', 'motes']),
  pirates: theme(pirates, ['waves', 'cave', 'deep', 'dunes'], ['coins', 'motes', 'embers']),
  vikings: theme(vikings, ['peaks', 'waves', 'cave'], ['snow', 'embers', 'motes']),
  jungle: theme(jungle, ['canopy', 'cave', 'hills'], ['leaves', 'petals', 'motes']),
  sea: theme(sea, ['deep', 'waves', 'cave'], ['bubbles', 'motes']),
  sweets: theme(sweets, ['candyHills', 'rays', 'clouds'], ['confetti', 'motes', 'petals']),
  dragons: theme(dragons, ['cave', 'peaks', 'clouds', 'lattice'], ['embers', 'coins', 'petals']),
  west: theme(west, ['dunes', 'town', 'rays'], ['coins', 'motes', 'embers']),
  magic: theme(magic, ['cave', 'hall', 'cosmos', 'town'], ['motes', 'embers', 'gems']),
  music: theme(music, ['stage', 'rays', 'town'], ['notes', 'confetti', 'motes']),
  sports: theme(sports, ['stadium', 'rays', 'clouds'], ['confetti', 'motes']),
  tulips: theme(tulips, ['hills', 'lattice', 'hall'], ['petals', 'leaves', 'motes']),
  bingo: theme(bingo, ['stage', 'rays', 'town'], ['confetti', 'motes', 'coins']),
  wheel: theme(wheel, ['stage', 'rays', 'lattice'], ['coins', 'confetti', 'motes']),
  crash: theme(crash, ['clouds', 'peaks', 'cosmos', 'town'], ['motes', 'coins']),
  dice: theme(dice, ['felt', 'lattice', 'rays'], ['motes', 'coins', 'suits']),
  keno: theme(keno, ['rays', 'deep', 'stage'], ['motes', 'confetti', 'bubbles']),
  lottery: theme(lottery, ['rays', 'stage', 'hills'], ['confetti', 'coins', 'motes']),
} satisfies Record<ThemeName, Theme>

export type { ThemeName }
