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

export const siteForms: FlowWords['states'] = {
  forms: unseen('Formlar', 'Forms'),
  ...lifeOf('forms.login', { tr: 'Giriş', en: 'login' }),
  ...lifeOf('forms.registration', { tr: 'Üyelik', en: 'registration' }),
  ...lifeOf('forms.recovery', { tr: 'Şifre yenileme', en: 'recovery of the password' }),
  ...lifeOf('forms.payment', { tr: 'Para işlemi', en: 'payment' }),
  ...lifeOf('forms.call request', { tr: 'Arama talebi', en: 'call request' }),
  ...lifeOf('forms.phone verification', { tr: 'Telefon doğrulama', en: 'phone verification' }),
  ...lifeOf('forms.change password', { tr: 'Şifre değiştirme', en: 'change of the password' }),
  ...lifeOf('forms.claim bonus', { tr: 'Bonus talebi', en: 'claim of a bonus' }),
}

export const formFacts: FlowWords['facts'] = {
  'form.sent': {
    tr: 'Form doldurulup gönderilir; sunucunun yanıtı gecikir',
    en: 'The form is filled in and sent; the answer of the server is late',
  },
  'form.answered': {
    tr: 'Sunucu, gönderilen formu yanıtlar',
    en: 'The server answers the form that was sent',
  },
  'form.opened': {
    tr: 'Formun penceresi ya da sayfası açılır',
    en: 'The dialog or the page of the form is opened',
  },
  'form.left': {
    tr: 'Formun penceresi kapanır ya da sayfasından çıkılır',
    en: 'The dialog of the form is closed, or its page is left',
  },
  'form.ended': { tr: 'Formun akışı biter', en: 'The flow of the form ends' },
}

export const formData: FlowWords['data'] = {
  form: {
    name: { tr: 'Form', en: 'The form' },
    values: {
      login: { tr: 'Giriş', en: 'Login' },
      registration: { tr: 'Üyelik', en: 'Registration' },
      recovery: { tr: 'Şifre yenileme', en: 'Recovery of the password' },
      payment: { tr: 'Para işlemi', en: 'Payment' },
      'call request': { tr: 'Arama talebi', en: 'Call request' },
      'phone verification': { tr: 'Telefon doğrulama', en: 'Phone verification' },
      'change password': { tr: 'Şifre değiştirme', en: 'Change of the password' },
      'claim bonus': { tr: 'Bonus talebi', en: 'Claim of a bonus' },
    },
  },
}
