import type { FlowWords } from './said.ts'
import { failureToast, successToast } from './toasts.ts'

export const callRequest: FlowWords = {
  title: { tr: 'Arama talebi', en: 'Call request' },
  purpose: {
    tr: 'Oyuncu ne zaman ve ne konuda aranmak istediğini bildirir.',
    en: 'A player says when and about what to be called.',
  },
  starts: {
    'a player': {
      tr: 'Telefon genişliğinde, yan menüdeki “Beni Arayın” ile formu açmış bir oyuncu',
      en: 'A player who has opened the form by “Call Request” in the side menu, as wide as a phone',
    },
  },
  states: {
    'filling in': {
      name: { tr: 'Form dolduruluyor', en: 'Filling in' },
      seen: {
        tr: '“Telefon” alanında hesabın numarası yazılıdır; alanlar doldurulabilir.',
        en: 'The number of the account stands in the field “Phone”; the fields can be filled in.',
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
      tr: 'Mesajınızı yazın ve “Talebi Kaydet” düğmesine basın',
      en: 'Enter a message and press “Save Request”',
    },
  },
  facts: {},
  actors: { 'save the request': { tr: 'talebin kaydedilmesi', en: 'the saving of the request' } },
  delays: {},
  guards: {},
  effects: {
    'show the failure': failureToast,
    'show the success': successToast,
  },
}
