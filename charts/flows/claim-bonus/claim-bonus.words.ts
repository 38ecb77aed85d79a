import type { FormFlowWords } from '../../words/said.ts'
import { answeredBy } from '../../words/answers.ts'
import { failureToast, successToast } from '../../words/toasts.ts'
import {
  address,
  atBonusRequest,
  claimThatGotLost,
  claimWhoseAnswerGotLost,
  loggedIn,
} from '../../words/ways-in.ts'
import { offer } from '../given.ts'
import { other, sent } from './claim-bonus.world.ts'

export const claimBonus: FormFlowWords = {
  title: { tr: 'Bonus talebi', en: 'Claim bonus' },
  purpose: {
    tr: 'Oyuncu sunulan bonuslardan birini seçer, isterse not ekler ve bonusu talep eder.',
    en: 'A player chooses a bonus that is on offer, may add a note, and asks for it.',
  },
  form: {
    name: { tr: 'bonus talebi', en: 'claim of a bonus' },
    sends: {
      tr: 'Deneme bonusu olmayan ilk bonusun yanındaki “Seç” düğmesine, sonra “Bonusu talep et” düğmesine basın',
      en: 'Press “Choose” beside the first bonus that is not the trial bonus, and then “Claim the bonus”',
    },
    button: { tr: 'Bonusu talep et', en: 'Claim the bonus' },
  },
  starts: {
    'a player': {
      tr: '“Bonus Talep” sayfasını açmış bir oyuncu',
      en: 'A player who has opened the page “Bonus Request”',
      way: [...loggedIn, atBonusRequest],
    },
    'a player who comes with a choice': {
      tr: '“Bonus Talep” sayfasına, başka bir sayfada bir bonus seçerek gelmiş bir oyuncu',
      en: 'A player who has chosen a bonus elsewhere and so come to the page “Bonus Request”',
      way: [
        ...loggedIn,
        address('/dashboard/bonuses'),
        {
          tr: 'Deneme bonusu olmayan ilk bonusun yanındaki “Talep et” düğmesine basın',
          en: 'Press “Claim” beside the first bonus that is not the trial bonus',
        },
      ],
    },
  },
  states: {
    loading: {
      name: { tr: 'Yükleniyor', en: 'Loading' },
      seen: {
        tr: 'Bonusların yerinde gri yer tutucular görünür.',
        en: 'Grey placeholders stand in the place of the bonuses.',
      },
    },
    choosing: {
      name: { tr: 'Bonus seçiliyor', en: 'Choosing' },
      seen: {
        tr: '“Talep etmek istediğiniz bonusu seçin.” yazar; şu anda talep edilebilen her bonusun yanında “Seç” düğmesi vardır.',
        en: 'It says “Choose the bonus that you want to claim.”; beside each bonus that can be claimed now there is a button “Choose”.',
      },
    },
    noting: {
      name: { tr: 'Not yazılıyor', en: 'Noting' },
      seen: {
        tr: '“Seçtiğiniz bonus” başlığı görünür; “Notunuz (isteğe bağlı)” alanı doldurulabilir.',
        en: 'The heading “Your choice” is there; the field “Your note (optional)” can be filled in.',
      },
    },
    claiming: {
      name: { tr: 'Talep ediliyor', en: 'Claiming' },
      seen: {
        tr: '“Notunuz (isteğe bağlı)” alanı kilitlidir; “Bonusu talep et” düğmesinde bekleme simgesi görünür.',
        en: 'The field “Your note (optional)” is locked; the button “Claim the bonus” shows that it is waiting.',
      },
    },
    'finding the claim': {
      name: { tr: 'Talep aranıyor', en: 'Finding the claim' },
      seen: {
        tr: '“Notunuz (isteğe bağlı)” alanı kilitlidir; “Bonusu talep et” düğmesinde bekleme simgesi görünür.',
        en: 'The field “Your note (optional)” is locked; the button “Claim the bonus” shows that it is waiting.',
      },
    },
    claimed: {
      name: { tr: 'Talep edildi', en: 'Claimed' },
      seen: {
        tr: '“Bonus talebiniz alındı.” başlığı görünür; “Bonus geçmişine bak” bağlantısı görünür; “Başka bir bonus talep et” düğmesi görünür.',
        en: 'The heading “We have received your bonus request.” is there; there is a link “See the bonus history”; there is a button “Claim another bonus”.',
      },
    },
    'nothing offered': {
      name: { tr: 'Sunulan bonus yok', en: 'Nothing offered' },
      seen: {
        tr: '“Şu anda talep edebileceğiniz bir bonus yok.” yazar.',
        en: 'It says “There is no bonus that you can claim right now.”',
      },
    },
    unavailable: {
      name: { tr: 'Yüklenemedi', en: 'Could not be loaded' },
      seen: {
        tr: '“Bonuslar yüklenemedi” yazar; “Yeniden dene” düğmesi görünür.',
        en: 'It says “The bonuses could not be loaded”; there is a button “Try again”.',
      },
    },
  },
  intents: {
    'choose the bonus': {
      tr: 'Deneme bonusu olmayan bir bonusun yanındaki “Seç” düğmesine basın',
      en: 'Press “Choose” beside a bonus that is not the trial bonus',
    },
    'claim the bonus': {
      tr: 'Not yazın ve “Bonusu talep et” düğmesine basın',
      en: 'Enter a note and press “Claim the bonus”',
    },
    'choose another': {
      tr: '“Başka bir bonus seç” düğmesine basın',
      en: 'Press “Choose another bonus”',
    },
    'claim another': {
      tr: '“Başka bir bonus talep et” düğmesine basın',
      en: 'Press “Claim another bonus”',
    },
    'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' },
  },
  facts: {},
  actors: {
    'load the offers': {
      tr: 'talep edilebilecek bonusların yüklenmesi',
      en: 'the loading of the bonuses on offer',
      prepared: [
        { of: { unanswered: [sent(offer.id, true)] }, ...claimWhoseAnswerGotLost },
        { of: { unanswered: [sent(offer.id, false)] }, unless: 'claim the bonus', ...claimThatGotLost },
      ],
      hows: [
        { of: { offers: [] }, ...answeredBy(null, []) },
        { of: { offers: [other], unanswered: [] }, after: 'claim the bonus', ...answeredBy(null, [other]) },
      ],
    },
    'claim the bonus': {
      tr: 'bonus talebi',
      en: 'the claim of the bonus',
      tells: { tr: 'Bonus talebiniz alındı.', en: 'We have received your bonus request.' },
    },
  },
  delays: {},
  guards: {
    'a claim has arrived': {
      tr: 'sunucu, daha önce gönderilen bir talebi almış',
      en: 'the server has a claim that was sent before',
      otherwise: { tr: 'ulaşmış bir talep yok', en: 'no claim has arrived' },
    },
    'the chosen one has arrived': {
      tr: 'sunucu, bu bonus için daha önce gönderilen talebi almış',
      en: 'the server has the claim of this bonus that was sent before',
      otherwise: { tr: 'bu bonusun talebi ulaşmamış', en: 'the claim of this bonus has not arrived' },
    },
    'an answer is missing': {
      tr: 'bu bonus daha önce talep edilmiş, yanıtı gelmemiş',
      en: 'this bonus was claimed before, and the answer never came',
      otherwise: {
        tr: 'bu bonusun yanıtı eksik bir talebi yok',
        en: 'no claim of this bonus lacks its answer',
      },
    },
    'nothing is offered': {
      tr: 'talep edilebilecek bonus yok',
      en: 'no bonus is on offer',
      otherwise: { tr: 'talep edilebilecek bonuslar var', en: 'there are bonuses on offer' },
    },
    'the chosen one is offered': {
      tr: 'önceden seçilen bonus hâlâ sunuluyor',
      en: 'the bonus chosen before is still on offer',
      otherwise: {
        tr: 'önceden bonus seçilmemiş ya da seçilen artık sunulmuyor',
        en: 'no bonus was chosen before, or it is no longer on offer',
      },
    },
    'it is offered': { tr: 'seçilen bonus sunuluyor', en: 'the chosen bonus is on offer' },
    'the server refused': {
      tr: 'sunucu talebi reddetmiş',
      en: 'the server has refused the request',
      otherwise: { tr: 'sunucu talebi reddetmemiş', en: 'the server has not refused the request' },
      isSaidByFailure: true,
    },
  },
  effects: {
    'show the failure': failureToast,
    'show the success': successToast,
    'keep the number beyond a reload': {
      tr: 'Yerel depoda talebin numarası (“sent …”) saklanır.',
      en: 'The local storage keeps the number of the claim (“sent …”).',
    },
    'drop the kept number': {
      tr: 'Yerel depoda talebin numarası (“sent …”) kalmaz.',
      en: 'The local storage has no number of the claim (“sent …”) any more.',
    },
  },
  data: {
    note: { name: { tr: 'Notunuz (isteğe bağlı)', en: 'Your note (optional)' } },
    unanswered: { name: { tr: 'Yanıtı eksik talepler', en: 'Claims that lack their answer' } },
    id: {
      name: { tr: 'Seçilen', en: 'The choice' },
      values: {
        5: { tr: 'listede ilk uygun olan', en: 'the first of them in the list' },
        9: { tr: 'listede ikinci uygun olan', en: 'the second of them in the list' },
      },
    },
  },
}
