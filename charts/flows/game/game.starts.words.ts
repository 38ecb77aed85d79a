import { pagesHeldBack } from '../../words/frames.ts'
import type { FlowWords, Said, StartWords } from '../../words/said.ts'
import { gameRow } from '#contract/game-providers.ts'
import type { Screen } from '#machines/game/game.machine.ts'
import { screens } from './game.world.ts'
import { address, asWideAsAPhone, loggedIn } from '../../words/ways-in.ts'

const seats: Record<Screen, Said> = {
  phone: { tr: 'telefonda', en: 'on a phone' },
  desktop: { tr: 'bilgisayarda', en: 'on a desktop' },
}

/** Whose slots each provider plays, as the list “Provider” names them. */
const studios: Readonly<Record<string, string>> = {
  dt: 'Karanfil Oyun',
  pragmatic: 'Mavi Fener',
  em: 'Poyraz Studio',
  amusnet: 'Zümrüt Makara',
  egt: 'Nar Games',
  hub88: 'Yakamoz',
  softgamings: 'Kuzey Işığı',
} satisfies Record<keyof typeof screens, string>

const playerOf = (provider: string, screen: Screen): [string, StartWords] => {
  const title = gameRow(provider)?.title ?? provider
  const { tr, en } = seats[screen]
  return [
    `a player of a game of ${provider}, on a ${screen}`,
    {
      tr: `${title} oyununu ${tr} açmış bir oyuncu`,
      en: `A player who has opened a game of ${title} ${en}`,
      way: [
        ...loggedIn,
        ...(screen === 'phone' ? [asWideAsAPhone] : []),
        pagesHeldBack,
        address(`/casino/slot?provider=${studios[provider]}`),
        { tr: 'Listedeki ilk oyuna basın', en: 'Press the first game of the list' },
      ],
    },
  ]
}

export const starts: FlowWords['starts'] = Object.fromEntries(
  Object.entries(screens).map(([name, screen]) => playerOf(name, screen)),
)
