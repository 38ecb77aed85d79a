import { games as allGames, type Game } from '../../catalogue/games.ts'
import { studios } from '../../catalogue/studios.ts'
import { baccarat } from '../engines/baccarat.ts'
import { bingo } from '../engines/bingo.ts'
import { blackjack } from '../engines/blackjack.ts'
import { dice } from '../engines/dice.ts'
import { highlow } from '../engines/highlow.ts'
import { keno } from '../engines/keno.ts'
import { poker } from '../engines/poker.ts'
import { roulette } from '../engines/roulette.ts'
import { wheel } from '../engines/wheel.ts'
import type { BingoSetup } from '#sandbox/contract/bingo.ts'
import type { KenoSetup } from '#sandbox/contract/keno.ts'
import type { GameProvider } from '#sandbox/contract/provider.ts'
import { bingo75, bingo90 } from './bingo.setups.ts'
import type { PlayedGame, Rules } from './game.ts'
import { keno40, keno80, lottery6, lottery7 } from './keno.setups.ts'
import { slotRules } from './slot.setup.ts'

const plain = (kind: Rules['kind'], engine: Rules['engine']) => (): Rules => ({ kind, engine, setup: null })
const kenoOf = (setup: KenoSetup) => (): Rules => ({ kind: 'keno', engine: keno(setup), setup })
const bingoOf = (setup: BingoSetup) => (): Rules => ({ kind: 'bingo', engine: bingo(setup), setup })

const money = plain('wheel', wheel)
const three = plain('dice', dice)
const next = plain('highlow', highlow)
const twoHands = plain('baccarat', baccarat)

/** What a game is played as, where its name says more than what it shows. */
const byCode: Partial<Record<string, () => Rules>> = {
  'buyuk-cark-sovu': money,
  'grand-bazaar-show': money,
  'renk-carki': money,
  'yuksek-alcak': next,
  'money-ladder-live': next,
  'zipzip-merdiven': next,
  'zar-krali': three,
  'sic-bo-pazari': three,
  'bosphorus-dice-duo': three,
  'sans-kapilari': money,
  'sihirli-kutular': money,
  'coin-toss-theatre': money,
  'bakara-tv': twoHands,
  'keno-kirk': kenoOf(keno40),
  'keno-turbo': kenoOf(keno40),
  'yedili-cekilis': kenoOf(lottery7),
  'seventy-five-balls': bingoOf(bingo75),
  'lucky-dauber': bingoOf(bingo75),
  'full-house': bingoOf(bingo75),
}

function byTheme({ theme }: Game): Rules {
  switch (theme) {
    case 'roulette':
      return { kind: 'roulette', engine: roulette, setup: null }
    case 'blackjack':
      return { kind: 'blackjack', engine: blackjack, setup: null }
    case 'baccarat':
    case 'dealer':
      return twoHands()
    case 'poker':
      return { kind: 'poker', engine: poker, setup: null }
    case 'cards':
      return next()
    case 'wheel':
      return money()
    case 'dice':
      return three()
    case 'bingo':
      return bingoOf(bingo90)()
    case 'keno':
      return kenoOf(keno80)()
    case 'lottery':
      return kenoOf(lottery6)()
    default:
      return slotRules(theme)
  }
}

const systems: ReadonlyMap<string, GameProvider> = new Map(
  studios.map(({ code, system }) => [code, system] as const),
)

/** Crash games have shared rounds and a page of their own. */
const games: ReadonlyMap<string, PlayedGame> = new Map(
  allGames.flatMap((game) => {
    const provider = systems.get(game.providerCode)
    if (provider === undefined || game.theme === 'crash') return []
    const rules = byCode[game.gameCode]?.() ?? byTheme(game)
    return [[game.gameCode, { ...rules, provider, code: game.gameCode, name: game.name }] as const]
  }),
)

export function gameOf(provider: string, code: string): PlayedGame | null {
  const game = games.get(code)
  return game?.provider === provider ? game : null
}
