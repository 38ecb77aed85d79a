import type { OwnRequirement } from '../../words/said.ts'

export const requirements: readonly OwnRequirement[] = [
  {
    number: '4.22',
    says: {
      tr: 'Para yatırma ve çekme formu: yükleniyor, sonra yüklendi.',
      en: 'The form of a deposit or a withdrawal is loading, then loaded.',
    },
    states: ['loading the fields', 'filling in'],
  },
  {
    number: '4.23',
    says: {
      tr: 'Form gelmez ya da boş gelirse hata gösterilir, 100 ms sonra bütün pencereler kapanır.',
      en: 'A form that does not come, or comes empty, shows an error; all dialogs close after 100 ms.',
    },
    states: ['failed'],
  },
  {
    number: '4.24',
    says: {
      tr: 'Çekme başarılıysa ileti gösterilir, pencere 500 ms sonra kapanır.',
      en: 'A successful withdrawal shows its message; the dialog closes after 500 ms.',
    },
    states: ['withdrawn'],
  },
  {
    number: '4.25',
    says: {
      tr: 'Yatırma bir adres dönerse ödeme sayfası yeni sekmede açılır, devam düğmesi kalır.',
      en: 'A deposit that is answered with an address opens it in a new tab and leaves a button to continue.',
    },
    states: ['paying outside', 'paid', 'declined'],
  },
  {
    number: '4.26',
    says: {
      tr: 'Yatırma başka bir yanıt dönerse sunucunun iletisi gösterilir.',
      en: "A deposit with any other answer shows the server's message.",
    },
    states: ['told'],
  },
  {
    number: '8.4',
    says: {
      tr: 'Ödeme formu boşsa veri bulunamadığı söylenir.',
      en: 'An empty form of a payment says that no data was found.',
    },
    states: ['failed'],
  },
]
