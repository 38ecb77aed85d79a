import { themes } from '../../art/themes.ts'
import type { Theme } from '../../catalogue/themes.ts'
import type { SlotSetup } from '#sandbox/contract/slot.ts'
import { lines, pays, symbolCount, wild } from '../engines/slot.reels.ts'
import { slot } from '../engines/slot.ts'
import type { Rules } from './game.ts'
import { pictureAddress, wildPicture } from './pictures.ts'
import { returns } from './returns.ts'

const letters = ['A', 'K', 'Q', 'J']
const pictured = symbolCount - letters.length - 1

/** Every theme has pictures of its own; the letters and the wild symbol are everywhere the same. */
export function slotRules(theme: Theme): Rules {
  const own = Object.keys(themes[theme].motifs).slice(0, pictured)
  const setup: SlotSetup = {
    pictures: [wildPicture, ...own.map((motif) => pictureAddress(theme, motif)), ...letters.map(() => null)],
    letters: [null, ...own.map(() => null), ...letters],
    wild,
    pays: pays.map((each) => [...each]),
    lines: lines.map((line) => [...line]),
  }
  return { kind: 'slot', engine: slot, setup, rtp: returns.slot }
}
