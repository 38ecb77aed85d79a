import type { SportId } from '#sandbox/contract/sports.ts'

export interface League {
  id: string
  sport: SportId
  name: { tr: string; en: string }
  /** Invented, as the league is; whoever stands first is the strongest. */
  teams: readonly string[]
  /** Minutes between two rounds of matches, and when in them they begin. */
  every: number
  phase: number
  /** Matches of a round. */
  matches: number
}

export const leagues: readonly League[] = [
  {
    id: 'tulip-league',
    sport: 'football',
    name: { tr: 'Lale Ligi', en: 'Tulip League' },
    teams: [
      'Boğaziçi Martı',
      'Toros Kartalı',
      'Anka Spor',
      'Kızkule SK',
      'Efes Yıldızı',
      'Kaçkar Gençlik',
      'Ihlara Gücü',
      'Pamukova FK',
    ],
    every: 30,
    phase: 0,
    matches: 3,
  },
  {
    id: 'north-cup',
    sport: 'football',
    name: { tr: 'Kuzey Kupası', en: 'Northern Cup' },
    teams: [
      'Norvik Athletic',
      'Aldermere',
      'Frosthaven',
      'Kestrel Town',
      'Silverdale',
      'Ravenmoor',
      'Stonebridge',
      'Harrowfield',
    ],
    every: 30,
    phase: 8,
    matches: 3,
  },
  {
    id: 'coast-league',
    sport: 'football',
    name: { tr: 'Sahil Ligi', en: 'Coast League' },
    teams: ['Porto Azur', 'Costa Luna', 'Marina Real', 'San Terano', 'Villa Corallo', 'Puerto Alba'],
    every: 30,
    phase: 15,
    matches: 2,
  },
  {
    id: 'plain-league',
    sport: 'football',
    name: { tr: 'Bozkır Ligi', en: 'Plains League' },
    teams: ['Tuzgölü SK', 'Sakarya Irmak', 'Hitit Spor', 'Karadağ FK', 'Porsuk Gençlik', 'Çamlık Yurdu'],
    every: 30,
    phase: 22,
    matches: 2,
  },
  {
    id: 'anatolia-hoops',
    sport: 'basketball',
    name: { tr: 'Anadolu Basket Ligi', en: 'Anatolia Basketball League' },
    teams: [
      'Galata Kaplan',
      'Çankaya Kule',
      'Göztepe Rüzgâr',
      'Antik Olimpos',
      'Bursa Çınar',
      'Trabzon Fırtına',
    ],
    every: 24,
    phase: 3,
    matches: 2,
  },
  {
    id: 'continental-hoops',
    sport: 'basketball',
    name: { tr: 'Kıta Basket Kupası', en: 'Continental Basketball Cup' },
    teams: ['Belmora Giants', 'Kasteel Hoops', 'Vardan Wolves', 'Lumen City', 'Orso Bianco', 'Adria Sails'],
    every: 24,
    phase: 14,
    matches: 2,
  },
  {
    id: 'tulip-open',
    sport: 'tennis',
    name: { tr: 'Lale Açık', en: 'Tulip Open' },
    teams: [
      'E. Karaca',
      'M. Solano',
      'D. Yalın',
      'K. Brandt',
      'T. Aksoylu',
      'J. Ferro',
      'L. Nowell',
      'S. Idris',
    ],
    every: 28,
    phase: 2,
    matches: 3,
  },
  {
    id: 'aegean-volley',
    sport: 'volleyball',
    name: { tr: 'Ege Voleybol Ligi', en: 'Aegean Volleyball League' },
    teams: [
      'İzmir Yakamoz',
      'Marmaris Deniz',
      'Ayvalık Zeytin',
      'Foça Poyraz',
      'Bodrum Mandalin',
      'Datça Badem',
    ],
    every: 26,
    phase: 6,
    matches: 2,
  },
  {
    id: 'polar-hockey',
    sport: 'ice-hockey',
    name: { tr: 'Kutup Hokey Ligi', en: 'Polar Hockey League' },
    teams: ['Isvind Bears', 'Tundra Lynx', 'Glacier Kings', 'Nordlys HC', 'Snowgate', 'Fjell Hawks'],
    every: 26,
    phase: 11,
    matches: 2,
  },
  {
    id: 'virtual-stars',
    sport: 'e-football',
    name: { tr: 'Dijital Yıldızlar (2×3 dk)', en: 'Digital Stars (2×3 min)' },
    teams: [
      'Pixel United',
      'Turbo City',
      'Joystick FC',
      'Retro Rovers',
      'Combo Athletic',
      'Lag Wanderers',
      'Vector SK',
      'Bitboğaz',
    ],
    every: 12,
    phase: 1,
    matches: 3,
  },
  {
    id: 'smoke-masters',
    sport: 'shooter',
    name: { tr: 'Duman Ustaları', en: 'Smoke Masters' },
    teams: ['Kızıl Kuzgun', 'Night Circuit', 'Ironleaf', 'Bozkurt Five', 'Null Sector', 'Vesper'],
    every: 26,
    phase: 4,
    matches: 2,
  },
  {
    id: 'garden-arena',
    sport: 'arena',
    name: { tr: 'Bahçe Arenası', en: 'Garden Arena' },
    teams: ['Lotus Guard', 'Ejder Yuvası', 'Third Lane', 'Moonwell', 'Zümrüt', 'Old Gods'],
    every: 26,
    phase: 17,
    matches: 2,
  },
]
