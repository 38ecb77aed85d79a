import type { FlowWords } from '../../words/said.ts'
import { failureToast, successToast } from '../../words/toasts.ts'
import { codeEntered, signedUp } from '../../words/ways-in.ts'

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
      isNewcomer: true,
      way: [
        ...signedUp,
        codeEntered,
        { tr: 'Konfeti yağıp bitene kadar bekleyin', en: 'Wait until the confetti has fallen' },
      ],
    },
  },
  states: {
    offered: {
      name: { tr: 'Bonus sunuluyor', en: 'Offered' },
      seen: {
        tr: '“Tebrikler!” başlığı görünür; deneme bonusunun tutarı yazar; “Evet” düğmesine basılabilir.',
        en: 'The heading “Congratulations!” is there; it says how much the trial bonus is; “Yes” can be pressed.',
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
        tr: 'Pencerede “Evet” düğmesi kalmaz.',
        en: 'The dialog no longer has the button “Yes”.',
      },
    },
    refused: {
      name: { tr: 'Bonus alınamadı', en: 'Refused' },
      seen: {
        tr: '“Yeniden dene” ve “Bonussuz devam et” düğmeleri görünür.',
        en: 'There are buttons “Try again” and “Continue without the bonus”.',
      },
    },
    closed: {
      name: { tr: 'Kapandı', en: 'Closed' },
      seen: { tr: 'Pencere kapanmıştır.', en: 'The dialog has closed.' },
    },
    left: {
      name: { tr: 'Bonussuz devam edildi', en: 'Left' },
      seen: {
        tr: '“Tebrikler!” başlığı görünür; “Para Yatır” ve “Canlı Destek” düğmeleri görünür.',
        en: 'The heading “Congratulations!” is there; there are buttons “Deposit Money” and “Live Chat”.',
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
    'claim the trial bonus': {
      tr: 'deneme bonusunun alınması',
      en: 'the claim of the trial bonus',
      tells: {
        tr: 'Deneme bonusunuz hesabınıza eklendi.',
        en: 'Your trial bonus has been added to your account.',
      },
    },
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
