import { answeredBy } from '../../words/answers.ts'
import type { FlowWords } from '../../words/said.ts'
import { failureToast } from '../../words/toasts.ts'
import { loggedIn, placeOfTheAccount } from '../../words/ways-in.ts'
import { limit, reviewDue, standingWith } from '../protection.given.ts'

const shown = [standingWith(limit), reviewDue]

export const limits: FlowWords = {
  title: { tr: 'Limitler', en: 'Limits' },
  purpose: {
    tr: 'Oyuncu koyduğu limitleri ve bunların ne kadarını kullandığını görür; aylar sonra onları gözden geçirir.',
    en: 'A player sees the limits that hold and what of them is used, and looks at them again after some months.',
  },
  starts: {
    'a player': {
      tr: '“Limitler” sayfasını açmış bir oyuncu',
      en: 'A player who has opened the page “Limits”',
      way: [...loggedIn, ...placeOfTheAccount('Limitler', 'Limits')],
    },
  },
  states: {
    loading: {
      name: { tr: 'Yükleniyor', en: 'Loading' },
      seen: {
        tr: 'Limitlerin yerinde gri yer tutucular görünür.',
        en: 'Grey placeholders stand in the place of the limits.',
      },
    },
    showing: {
      name: { tr: 'Gösteriliyor', en: 'Shown' },
      seen: {
        tr: '“Para yatırma limiti” başlığı görünür.',
        en: 'The heading “Deposit limit” is there.',
      },
    },
    reviewing: {
      name: { tr: 'Gözden geçiriliyor', en: 'Reviewing' },
      seen: {
        tr: '“Limitlerinizi gözden geçirin” başlığı görünür; “Böyle kalsın” düğmesi görünür.',
        en: 'The heading “Take a look at your limits” is there; there is a button “Keep them”.',
      },
    },
    'keeping the limits': {
      name: { tr: 'Böyle bırakılıyor', en: 'Keeping the limits' },
      seen: {
        tr: '“Böyle kalsın” düğmesinde bekleme simgesi görünür.',
        en: 'The button “Keep them” shows that it is waiting.',
      },
    },
    unavailable: {
      name: { tr: 'Yüklenemedi', en: 'Could not be loaded' },
      seen: {
        tr: '“Limitleriniz yüklenemedi” yazar; “Yeniden dene” düğmesi görünür.',
        en: 'It says “Your limits could not be loaded”; there is a button “Try again”.',
      },
    },
  },
  intents: {
    'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' },
    'keep the limits': { tr: '“Böyle kalsın” düğmesine basın', en: 'Press “Keep them”' },
  },
  facts: {},
  actors: {
    'load the limits': {
      tr: 'limitlerin yüklenmesi',
      en: 'the loading of the limits',
      hows: shown.map(({ limits: list, reviewDue: isDue, ...rest }) => ({
        of: { limits: list, reviewDue: isDue },
        ...answeredBy(null, { ...rest, limits: list, reviewDue: isDue }),
      })),
    },
    'keep the limits': { tr: 'limitlerin böyle bırakılması', en: 'the keeping of the limits' },
  },
  delays: {},
  guards: {
    'a review is due': {
      tr: 'oyuncu limitlerine aylardır bakmamış',
      en: 'the player has not looked at the limits for months',
      otherwise: {
        tr: 'oyuncu limitlerine son aylarda bakmış ya da hiç limiti yok',
        en: 'the player has looked at the limits in the last months, or has none',
      },
    },
  },
  effects: { 'show the failure': failureToast },
  data: { output: { isLeftOut: true } },
}
