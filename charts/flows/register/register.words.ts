import type { RegisterAnswer } from '#contract/protection-breaks.ts'
import { heldBackSent } from '../../words/answers.ts'
import type { FlowWords, Said } from '../../words/said.ts'
import { address, heldBackFromNowOn, home } from '../../words/ways-in.ts'

const asks = '/api/protection/register'

const signedUpFromBritain: Said = {
  tr: 'Üst bölümdeki “Üye Ol” düğmesine basın, formu kendi verilerinizle ve “Birleşik Krallık” ülkesiyle doldurun, “Üye Ol” düğmesine basın ve “Üyeliğiniz oluşturuldu. Hoş geldiniz.” mesajını bekleyin',
  en: 'Press “Sign Up” in the header, fill in the form with data of your own and the country “United Kingdom”, press “Sign Up” and wait for the message “Your account is ready. Welcome.”',
}

const waits: Said = {
  tr: `ağ panelinde yanıt bekleyen tek bir “${asks}” isteği vardır`,
  en: `in the network panel one request “${asks}” waits for its answer, and no second one`,
}
const nothingWaits: Said = {
  tr: `ağ panelinde yanıt bekleyen “${asks}” isteği yoktur`,
  en: `in the network panel no request “${asks}” waits for its answer`,
}
const noNotice: Said = {
  tr: 'Sayfada “GAMSTOP” yazmaz',
  en: 'The page does not say “GAMSTOP”',
}
const silent: Said = {
  tr: '“GAMSTOP kayıt sisteminden yanıt alamıyoruz.” yazar',
  en: 'It says “We cannot reach the GAMSTOP register.”',
}
const and = (one: Said, other: Said): Said => ({
  tr: `${one.tr}; ${other.tr}.`,
  en: `${one.en}; ${other.en}.`,
})

const answers = (['excluded', 'no answer', null] satisfies RegisterAnswer['register'][]).map((register) => ({
  register,
}))

export const register: FlowWords = {
  title: { tr: 'Ülke kaydı', en: 'Exclusion register' },
  purpose: {
    tr: 'Oyuncu, ülkesinin oyundan uzak kalanlar kaydı izin vermediğinde ya da yanıt vermediğinde bunu oynamadan ve para yatırmadan önce görür.',
    en: 'A player sees before playing or paying in that the exclusion register of the country forbids it, or does not answer.',
  },
  starts: {
    'a player whose country has a register': {
      tr: '“Para Yatır” sayfasını açmış, Birleşik Krallık’tan bir oyuncu',
      en: 'A player from the United Kingdom who has opened “Deposit Money”',
      isNewcomer: true,
      way: [home, signedUpFromBritain, heldBackFromNowOn(asks), address('/dashboard/deposit')],
    },
  },
  states: {
    asking: { name: { tr: 'Soruluyor', en: 'Being asked' }, seen: and(noNotice, waits) },
    clear: { name: { tr: 'Engel yok', en: 'No bar' }, seen: and(noNotice, nothingWaits) },
    excluded: {
      name: { tr: 'Kayıtta', en: 'Excluded' },
      seen: {
        tr: '“GAMSTOP kayıt sisteminde yer alıyorsunuz.” yazar; “Geçmişime Bak” bağlantısı görünür.',
        en: 'It says “You are on the GAMSTOP register.”; there is a link “See My History”.',
      },
    },
    silent: { name: { tr: 'Kayıt yanıt vermiyor', en: 'Silent' }, seen: null },
    'silent.waiting': {
      name: { tr: 'Yeniden sorulacak', en: 'To be asked again' },
      seen: and(silent, { tr: '“Yeniden dene” düğmesi görünür', en: 'there is a button “Try again”' }),
    },
    'silent.asking again': {
      name: { tr: 'Yeniden soruluyor', en: 'Being asked again' },
      seen: and(silent, {
        tr: '“Yeniden dene” düğmesinde bekleme simgesi görünür',
        en: 'the button “Try again” shows that it is waiting',
      }),
    },
    'not known': { name: { tr: 'Bilinmiyor', en: 'Not known' }, seen: and(noNotice, nothingWaits) },
  },
  intents: { 'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' } },
  facts: {},
  actors: {
    'ask the register': {
      tr: 'kaydın sorulması',
      en: 'the question to the register',
      asks,
      isHeldBack: true,
      hows: answers.map((of) => ({
        of,
        ...heldBackSent(asks, JSON.stringify({ success: true, message: '', data: of })),
      })),
    },
  },
  delays: {
    'ask again': { tr: 'kaydın yeniden sorulması', en: 'the wait before the register is asked again' },
  },
  guards: {
    'it excludes the player': {
      tr: 'oyuncu kayıtta',
      en: 'the player is in the register',
      otherwise: { tr: 'oyuncu kayıtta değil', en: 'the player is not in the register' },
    },
    'it does not answer': {
      tr: 'kayıt yanıt vermiyor',
      en: 'the register does not answer',
      otherwise: { tr: 'kayıt yanıt veriyor', en: 'the register answers' },
    },
  },
  effects: {},
}
