import type { FormFlowWords } from '../../words/said.ts'
import { failureToast, successToast } from '../../words/toasts.ts'
import { asWideAsAPhone, loggedIn } from '../../words/ways-in.ts'

export const callRequest: FormFlowWords = {
  title: { tr: 'Arama talebi', en: 'Call request' },
  purpose: {
    tr: 'Oyuncu ya da ziyaretçi ne zaman ve ne konuda aranmak istediğini bildirir.',
    en: 'A player or a visitor says when and about what to be called.',
  },
  form: {
    name: { tr: 'arama talebi', en: 'call request' },
    sends: {
      tr: '“Mesaj” alanına bir mesaj yazın ve “Talebi Kaydet” düğmesine basın',
      en: 'Enter a message into “Message” and press “Save Request”',
    },
    button: { tr: 'Talebi Kaydet', en: 'Save Request' },
    done: {
      tr: '“Mesaj” alanına bir mesaj yazın, “Talebi Kaydet” düğmesine basın ve “Talebiniz alındı. Belirttiğiniz zamanda sizi arayacağız.” mesajını bekleyin',
      en: 'Enter a message into “Message”, press “Save Request” and wait for the message “We have received your request. We will call you at the time you gave.”',
    },
    heading: { tr: 'Arama Talep Formu', en: 'Call Request Form' },
    opens: {
      'request a call': {
        tr: 'Telefon genişliğinde “Menüyü aç” düğmesine, sonra “Beni Arayın” düğmesine basın',
        en: 'As wide as a phone, press “Open the menu” and then “Call Request”',
      },
    },
  },
  starts: {
    'a player': {
      tr: 'Telefon genişliğinde, yan menüdeki “Beni Arayın” ile formu açmış bir oyuncu',
      en: 'A player who has opened the form by “Call Request” in the side menu, as wide as a phone',
      way: [
        ...loggedIn,
        asWideAsAPhone,
        { tr: '“Menüyü aç” düğmesine basın', en: 'Press “Open the menu”' },
        { tr: '“Beni Arayın” düğmesine basın', en: 'Press “Call Request”' },
      ],
    },
    'a visitor': {
      tr: 'Canlı destek sunulmayan bir sitede, telefon genişliğinde, alt çubuktaki “Destek” ile formu açmış bir ziyaretçi',
      en: 'A visitor of a site without a live chat, as wide as a phone, who has opened the form by “Support” in the bottom bar',
    },
  },
  states: {
    'filling in': {
      name: { tr: 'Form dolduruluyor', en: 'Filling in' },
      seen: {
        tr: '“Telefon” ve “Mesaj” alanları doldurulabilir.',
        en: 'The fields “Phone” and “Message” can be filled in.',
      },
    },
    saving: {
      name: { tr: 'Kaydediliyor', en: 'Saving' },
      seen: {
        tr: 'Alanlar kilitlidir; “Talebi Kaydet” düğmesinde bekleme simgesi görünür.',
        en: 'The fields are locked; the button “Save Request” shows that it is waiting.',
      },
    },
    saved: {
      name: { tr: 'Kaydedildi', en: 'Saved' },
      seen: { tr: 'Pencere kapanmıştır.', en: 'The dialog has closed.' },
    },
  },
  intents: {
    'save the request': {
      tr: 'Telefon numarasını ve mesajı yazın ve “Talebi Kaydet” düğmesine basın',
      en: 'Enter the phone number and the message and press “Save Request”',
    },
  },
  facts: {},
  actors: {
    'save the request': {
      tr: 'talebin kaydedilmesi',
      en: 'the saving of the request',
      tells: {
        tr: 'Talebiniz alındı. Belirttiğiniz zamanda sizi arayacağız.',
        en: 'We have received your request. We will call you at the time you gave.',
      },
    },
  },
  delays: {},
  guards: {},
  effects: {
    'show the failure': failureToast,
    'show the success': successToast,
  },
}
