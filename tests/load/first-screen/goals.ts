import type { Person } from './choice.ts'
import type { Figures } from './figures.ts'
import type { Profile } from './profiles.ts'
import type { Way } from './served.ts'

/** Medians of one page. */
export interface Cell {
  over: Way
  profile: Profile
  who: Person | 'reference'
  /** The path of a page, or the name of a reference. */
  page: string
  figures: Figures
}

interface Goal {
  called: string
  of: (cell: Cell) => boolean
  read: (figures: Figures, floor: Figures) => number
  most?: number
  least?: number
}

const isHome = ({ profile, who, page }: Cell) => profile === 'phone' && who === 'visitor' && page === '/'
const isSlots = ({ profile, who, page }: Cell) =>
  profile === 'phone' && who === 'visitor' && page === '/casino/slot'
const isPlayers = ({ profile, who, page }: Cell) =>
  profile === 'phone' && who === 'player' && ['/', '/dashboard'].includes(page)
const toFloor = (name: keyof Figures) => (figures: Figures, floor: Figures) => figures[name] / floor[name]

/** Goals for each way. For comparison: a static page with the hero has LCP ÷ floor 0.64. */
const goals: readonly Goal[] = [
  { called: 'LCP ÷ floor', of: isHome, read: toFloor('lcp'), most: 0.67 },
  { called: 'LCP ÷ floor', of: isSlots, read: toFloor('lcp'), most: 0.75 },
  { called: 'LCP ÷ floor', of: isPlayers, read: toFloor('lcp'), most: 1.1 },
  { called: 'FCP ÷ floor', of: isHome, read: toFloor('fcp'), most: 0.38 },
  { called: 'blocking time in ms', of: isHome, read: ({ blocking }) => blocking, most: 100 },
  { called: 'requests before the LCP', of: isHome, read: (each) => each.requestsBeforeLcp, most: 12 },
  // The document and the picture.
  { called: 'serial depth', of: isHome, read: ({ depth }) => depth, most: 2 },
  { called: 'script until it answers ÷ floor', of: isHome, read: toFloor('scriptToAnswer'), most: 1.1 },
  { called: 'CLS', of: () => true, read: ({ cls }) => rounded(cls), most: 0 },
  {
    called: 'Lighthouse performance',
    of: ({ profile }) => profile === 'phone',
    read: ({ score }) => score,
    least: 1,
  },
]

/** CLS in thousandths, as it is reported. */
const rounded = (value: number) => Math.round(value * 1_000) / 1_000

export const floorOf = (cells: readonly Cell[], { over, profile }: Cell): Figures | undefined =>
  cells.find((each) => each.page === 'floor' && each.over === over && each.profile === profile)?.figures

export function missedIn(cells: readonly Cell[]): string[] {
  return cells
    .filter(({ who }) => who !== 'reference')
    .flatMap((cell) => {
      const floor = floorOf(cells, cell)
      if (!floor) throw new Error(`${cell.page} was measured without the floor`)
      return goals
        .filter(({ of }) => of(cell))
        .flatMap(({ called, read, most = Infinity, least = -Infinity }) => {
          const value = read(cell.figures, floor)
          const by = Math.max(value - most, least - value)
          const bound = most === Infinity ? `at least ${least}` : `at most ${most}`
          const { who, page, profile, over } = cell
          return by <= 0
            ? []
            : [
                `${who} ${page} ${profile} ${over}: ${called} ${short(value)}, ${bound}: missed by ${short(by)}`,
              ]
        })
    })
}

const short = (value: number) => String(Number(value.toFixed(3)))
