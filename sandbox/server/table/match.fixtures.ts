import type { MatchSetup } from '#sandbox/contract/match.ts'
import { match, type Fixture, type Strength } from '../engines/match.ts'
import { oddsOf } from '../engines/match.odds.ts'
import type { Rules } from './game.ts'

type Sport = MatchSetup['sport']

/** Invented sides, and how strong each is from 1 to 5. */
const sides = {
  football: 'Kuzey Yıldızı 5, Çınar SK 2, Liman FK 3, Granit United 3, Yeşil Vadi 1, Harbour City 4',
  penalties: 'Mavi Takım 3, Kırmızı Takım 3, Blue Wolves 4, Red Foxes 2, Altın Eldiven 5, Iron Boots 3',
  tennis: 'D. Aksoy 4, M. Lindqvist 3, S. Yıldıran 2, T. Okafor 4, E. Varol 3, P. Moreau 2',
  basketball: 'Göl Kartalları 4, Tuna Devleri 3, Sahil BK 2, Pine Hill 4, Bozkır Boğaları 3, Copper Bay 5',
  baseball: 'Falcons 3, Night Owls 4, Poyraz BK 2, Pelicans 3, Anchors 5, Cedars 2',
} satisfies Record<Sport, string>

const byStrength =
  (weights: (strength: number) => readonly number[], base = 0) =>
  (strength: number) => ({
    base,
    weights: weights(strength),
  })

/** In parts: quarters of an hour, kicks, sets, quarters, innings. */
const sports: Record<Sport, { parts: number | null; of: (strength: number) => Strength }> = {
  football: {
    parts: 6,
    of: byStrength((strength) => [84 - strength * 4, 15 + strength * 3, strength]),
  },
  penalties: { parts: 5, of: byStrength((strength) => [34 - strength * 3, 66 + strength * 3]) },
  tennis: { parts: null, of: (strength) => ({ base: 5 + strength, weights: [1] }) },
  basketball: {
    parts: 4,
    of: byStrength((strength) => [4, 6, 8, 10, 12, 12, 10, 8, 6 + strength, 4 + strength, 2 + strength], 14),
  },
  baseball: {
    parts: 9,
    of: byStrength((strength) => [74 - strength * 3, 14 + strength, 8 + strength, 4 + strength]),
  },
}

function sidesOf(sport: Sport): { name: string; strength: number }[] {
  return sides[sport].split(', ').map((side) => {
    const end = side.lastIndexOf(' ')
    return { name: side.slice(0, end), strength: Number(side.slice(end + 1)) }
  })
}

/** The matches that a game offers: three, of six sides. */
export function matchRules(sport: Sport): Rules {
  const { parts, of } = sports[sport]
  const names = sidesOf(sport)
  const pairs = [0, 2, 4].flatMap((first) => {
    const [home, away] = names.slice(first, first + 2)
    return home && away ? [{ home, away }] : []
  })
  const fixtures = pairs.map(({ home, away }): Fixture => ({
    parts,
    home: of(home.strength),
    away: of(away.strength),
  }))
  const setup: MatchSetup = {
    sport,
    fixtures: pairs.map(({ home, away }, index) => {
      const fixture = fixtures[index]
      if (!fixture) throw new RangeError('No such match')
      return { home: home.name, away: away.name, odds: oddsOf(fixture) }
    }),
  }
  return { kind: 'match', engine: match(setup, fixtures), setup }
}
