import type { FormFlowWords } from '../../words/said.ts'
import { failureToast, successToast } from '../../words/toasts.ts'

export const claimBonus: FormFlowWords = {
  title: { tr: 'Bonus talebi', en: 'Claim bonus' },
  purpose: {
    tr: 'Oyuncu sunulan bonuslardan birini seçer, isterse not ekler ve bonusu talep eder.',
    en: 'A player chooses a bonus that is on offer, may add a note, and asks for it.',
  },
  form: { name: { tr: 'bonus talebi', en: 'claim of a bonus' } },
  starts: {
    'a player': {
      tr: '“Bonus Talep” sayfasını açmış bir oyuncu',
      en: 'A player who has opened the page “Bonus Request”',
    },
    'a player who comes with a choice': {
      tr: '“Bonus Talep” sayfasına, başka bir sayfada bir bonus seçerek gelmiş bir oyuncu',
      en: 'A player who has chosen a bonus elsewhere and so come to the page “Bonus Request”',
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
        tr: '“Talep etmek istediğiniz bonusu seçin.” yazar; her bonusun yanında “Seç” düğmesi vardır.',
        en: 'It says “Choose the bonus that you want to claim.”; each bonus has a button “Choose”.',
      },
    },
    noting: {
      name: { tr: 'Not yazılıyor', en: 'Noting' },
      seen: {
        tr: 'Seçilen bonus görünür; “Notunuz (isteğe bağlı)” alanı doldurulabilir.',
        en: 'The chosen bonus is shown; the field “Your note (optional)” can be filled in.',
      },
    },
    claiming: {
      name: { tr: 'Talep ediliyor', en: 'Claiming' },
      seen: {
        tr: 'Not alanı kilitlidir; “Bonusu talep et” düğmesinde bekleme simgesi görünür.',
        en: 'The note is locked; the button “Claim the bonus” shows that it is waiting.',
      },
    },
    'finding the claim': {
      name: { tr: 'Talep aranıyor', en: 'Finding the claim' },
      seen: {
        tr: 'Not alanı kilitlidir; “Bonusu talep et” düğmesinde bekleme simgesi görünür. Daha önce gönderilen talebin ulaşıp ulaşmadığı sorulur.',
        en: 'The note is locked; the button “Claim the bonus” shows that it is waiting. Whether the claim sent before has arrived is being asked.',
      },
    },
    claimed: {
      name: { tr: 'Talep edildi', en: 'Claimed' },
      seen: {
        tr: 'Sunucunun mesajı, “Bonus geçmişine bak” bağlantısı ve “Başka bir bonus talep et” düğmesi görünür.',
        en: 'The message of the server, the link “See the bonus history” and the button “Claim another bonus” are there.',
      },
    },
    'nothing offered': {
      name: { tr: 'Sunulan bonus yok', en: 'Nothing offered' },
      seen: {
        tr: '“Şu anda talep edebileceğiniz bir bonus yok.” yazısı görünür.',
        en: '“There is no bonus that you can claim right now.” is shown.',
      },
    },
    unavailable: {
      name: { tr: 'Yüklenemedi', en: 'Could not be loaded' },
      seen: {
        tr: '“Bonuslar yüklenemedi” başlığı, altında nedeni ve “Yeniden dene” düğmesi görünür.',
        en: '“The bonuses could not be loaded” is shown, with the reason and a “Try again” button.',
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
    },
    'claim the bonus': { tr: 'bonus talebi', en: 'the claim of the bonus' },
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
      tr: 'Talebin numarası tarayıcıda saklanır: sayfa yenilense de bonus iki kez talep edilmez.',
      en: 'The browser keeps the number of the claim: the bonus is not claimed twice though the page is reloaded.',
    },
    'drop the kept number': {
      tr: 'Talebin numarası tarayıcıdan silinir.',
      en: 'The number of the claim is deleted from the browser.',
    },
  },
  data: {
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
