import type { FlowWords } from '../../words/said.ts'
import { failureToast, successToast } from '../../words/toasts.ts'

export const trialBonus: FlowWords = {
  title: { tr: 'Deneme bonusu', en: 'Trial bonus' },
  purpose: {
    tr: 'Yeni üyeye deneme bonusu sunulur; üye bonusu alır ya da bonussuz devam eder.',
    en: 'A new player is offered the trial bonus, claims it, or goes on without it.',
  },
  starts: {
    'a new player': {
      tr: 'Yeni üye olmuş, telefonunu doğrulamış, deneme bonusu sunulan bir oyuncu',
      en: 'A player who has just registered and verified the phone, and is offered a trial bonus',
    },
  },
  states: {
    offered: {
      name: { tr: 'Bonus sunuluyor', en: 'Offered' },
      seen: {
        tr: '“Tebrikler!” başlığının altında deneme bonusunun tutarı yazar; “Evet” düğmesi sunulur.',
        en: 'Under the heading “Congratulations!” stand the amount of the trial bonus and a button “Yes”.',
      },
    },
    claiming: {
      name: { tr: 'Bonus alınıyor', en: 'Claiming' },
      seen: {
        tr: 'Basılan düğmede bekleme simgesi görünür.',
        en: 'The button that was pressed shows that it is waiting.',
      },
    },
    claimed: {
      name: { tr: 'Bonus alındı', en: 'Claimed' },
      seen: {
        tr: 'Deneme bonusunun hesaba eklendiği yazar; “Evet” düğmesi kalkar.',
        en: 'It says that the trial bonus has been added to the account; the button “Yes” is gone.',
      },
    },
    refused: {
      name: { tr: 'Bonus alınamadı', en: 'Refused' },
      seen: {
        tr: '“Yeniden dene” ve “Bonussuz devam et” düğmeleri görünür.',
        en: 'The buttons “Try again” and “Continue without the bonus” are there.',
      },
    },
    closed: {
      name: { tr: 'Kapandı', en: 'Closed' },
      seen: { tr: 'Pencere kapanmıştır.', en: 'The dialog has closed.' },
    },
    left: {
      name: { tr: 'Bonussuz devam edildi', en: 'Left' },
      seen: {
        tr: '“Tebrikler!” başlığının altında “Para Yatır” ve “Canlı Destek” düğmeleri durur.',
        en: 'Under the heading “Congratulations!” stand the buttons “Deposit Money” and “Live Chat”.',
      },
    },
  },
  intents: {
    'claim the trial bonus': {
      tr: '“Evet” düğmesine basın; bonus bir kez reddedildiyse “Yeniden dene” düğmesine basın',
      en: 'Press “Yes”, or “Try again” where the bonus was refused once',
      short: { tr: 'Deneme bonusunu alın', en: 'Claim the trial bonus' },
    },
    'go on without the trial bonus': {
      tr: '“Bonussuz devam et” düğmesine basın',
      en: 'Press “Continue without the bonus”',
    },
  },
  facts: {},
  actors: {
    'claim the trial bonus': { tr: 'deneme bonusunun alınması', en: 'the claim of the trial bonus' },
  },
  delays: {
    'close after the claim': {
      tr: 'pencerenin kendiliğinden kapanması için bekleme',
      en: 'the wait before the dialog closes by itself',
    },
  },
  guards: {},
  effects: {
    'show the failure': failureToast,
    'show the success': successToast,
    'throw the confetti': { tr: 'Sayfanın üzerine konfeti yağar.', en: 'Confetti falls over the page.' },
  },
}
