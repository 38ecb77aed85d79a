import type { DialogForm, SentForm, ShownForm } from '#machines/sent-form.ts'
import type { FlowWords, Said, StateWords } from '../../words/said.ts'

const unseen = (tr: string, en: string): StateWords => ({ name: { tr, en }, seen: null })

const lifeOf = (way: string, { tr, en }: Said): FlowWords['states'] => ({
  [way]: unseen(`${tr} akışı`, `The flow: ${en}`),
  [`${way}.none`]: unseen('Yok', 'None'),
  [`${way}.running`]: unseen('Sürüyor', 'Running'),
  [`${way}.running.open`]: unseen('Açık', 'Open'),
  [`${way}.running.under way`]: {
    name: { tr: 'Gönderildi, yanıt bekleniyor', en: 'Under way' },
    seen: {
      tr: 'Form kilitlidir; düğmesinde bekleme simgesi döner.',
      en: 'The form is locked; its button shows that it is waiting.',
    },
  },
  [`${way}.running.under way unseen`]: {
    name: { tr: 'Formdan çıkıldı, yanıt bekleniyor', en: 'Under way, left' },
    seen: {
      tr: 'Form görünmez; gönderilen isteğin yanıtı beklenir.',
      en: 'The form is not shown; the request that was sent still waits for its answer.',
    },
  },
  [`${way}.running.answered unseen`]: unseen('Formdan çıkıldı, yanıt geldi', 'Answered, left'),
})

const dialogForms: [form: DialogForm, said: Said][] = [
  ['login', { tr: 'Giriş', en: 'login' }],
  ['registration', { tr: 'Üyelik', en: 'registration' }],
  ['recovery', { tr: 'Şifre yenileme', en: 'recovery of the password' }],
  ['payment', { tr: 'Para işlemi', en: 'payment' }],
  ['call request', { tr: 'Arama talebi', en: 'call request' }],
  ['phone verification', { tr: 'Telefon doğrulama', en: 'phone verification' }],
]

const forms: [form: ShownForm, said: Said][] = [
  ...dialogForms,
  ['change password', { tr: 'Şifre değiştirme', en: 'change of the password' }],
  ['claim bonus', { tr: 'Bonus talebi', en: 'claim of a bonus' }],
]

export const siteForms: FlowWords['states'] = {
  forms: unseen('Formlar', 'Forms'),
  ...Object.fromEntries(forms.flatMap(([form, said]) => Object.entries(lifeOf(`forms.${form}`, said)))),
}

const sentFactsOf = (form: SentForm, { tr, en }: Said): FlowWords['facts'] => ({
  [`${form}.sent`]: {
    tr: `${tr} formu doldurulup gönderilir; sunucunun yanıtı gecikir`,
    en: `The form of the ${en} is filled in and sent; the answer of the server is late`,
  },
  [`${form}.answered`]: {
    tr: `Sunucu, gönderilen formu yanıtlar: ${tr}`,
    en: `The server answers the form that was sent: ${en}`,
  },
})

const shownFactsOf = (form: ShownForm, { tr, en }: Said): FlowWords['facts'] => ({
  ...sentFactsOf(form, { tr, en }),
  [`${form}.opened`]: {
    tr: `${tr} formunun penceresi ya da sayfası açılır`,
    en: `The dialog or the page of the ${en} is opened`,
  },
  [`${form}.left`]: {
    tr: `${tr} formunun penceresi kapanır ya da sayfasından çıkılır`,
    en: `The dialog of the ${en} is closed, or its page is left`,
  },
})

export const formFacts: FlowWords['facts'] = {
  ...sentFactsOf('trial bonus', { tr: 'Deneme bonusu', en: 'trial bonus' }),
  ...Object.fromEntries(forms.flatMap(([form, said]) => Object.entries(shownFactsOf(form, said)))),
  ...Object.fromEntries(
    dialogForms.map(([form, { tr, en }]) => [
      `${form}.ended`,
      { tr: `${tr} akışı biter`, en: `The flow of the ${en} ends` },
    ]),
  ),
}
