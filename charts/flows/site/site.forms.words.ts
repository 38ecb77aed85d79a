import { isPageForm, shownForms, type SentForm, type ShownForm } from '#machines/sent-form.ts'
import type { FlowWords, FormFlowWords, FormWords, Said, StateWords } from '../../words/said.ts'
import { impatientStart, type Forms } from './site.sent.ts'

/** The code of what opens is loaded over the network, too. */
export const lostOnTheWay: Said = {
  tr: 'Ağ bağlantısı, açılmak istenen gelmeden kesilir',
  en: 'The network is lost before the code of what opens has come',
}

/** A dialog whose code is loaded when it opens. */
export const dialog = (heading: Said, name: Said = heading): StateWords => ({
  name,
  seen: {
    tr: `“${heading.tr}” penceresi açıktır; gecikirse en üstte bir yükleme çizgisi görünür.`,
    en: `The dialog “${heading.en}” is open; should it be late, a line of progress is seen at the very top.`,
  },
})

export const unseen = (tr: string, en: string): StateWords => ({ name: { tr, en }, seen: null })

const begin = (text: string) => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1)

const lifeOf = (form: ShownForm, { name: { tr, en } }: FormWords): FlowWords['states'] => ({
  [`forms.${form}`]: unseen(`${begin(tr)} akışı`, `The flow: ${en}`),
  [`forms.${form}.none`]: unseen('Yok', 'None'),
  [`forms.${form}.running`]: unseen('Sürüyor', 'Running'),
  [`forms.${form}.running.idle`]: unseen('Yanıt beklenmiyor', 'Idle'),
  [`forms.${form}.running.under way`]: {
    name: { tr: 'Gönderildi, yanıt bekleniyor', en: 'Under way' },
    seen: {
      tr: 'Görünüyorsa form kilitlidir; düğmesinde bekleme simgesi döner.',
      en: 'The form, if it is shown, is locked; its button shows that it is waiting.',
    },
  },
})

const sentFactsOf = (form: SentForm, { tr, en }: Said): FlowWords['facts'] => ({
  [`${form}.sent`]: {
    tr: `${begin(tr)} formu doldurulup gönderilir; sunucunun yanıtı gecikir`,
    en: `The form of the ${en} is filled in and sent; the answer of the server is late`,
  },
  [`${form}.answered`]: {
    tr: `Sunucu, gönderilen formu yanıtlar: ${begin(tr)}`,
    en: `The server answers the form that was sent: ${en}`,
  },
})

const factsOf = (form: ShownForm, { name }: FormWords): FlowWords['facts'] => ({
  ...sentFactsOf(form, name),
  [`${form}.opened`]: {
    tr: `${begin(name.tr)} formunun penceresi ya da sayfası açılır`,
    en: `The dialog or the page of the ${name.en} is opened`,
  },
  [`${form}.left`]: {
    tr: `${begin(name.tr)} formunun penceresi kapanır ya da sayfasından çıkılır`,
    en: `The dialog of the ${name.en} is closed, or its page is left`,
  },
  ...(!isPageForm(form) && {
    [`${form}.ended`]: { tr: `${begin(name.tr)} akışı biter`, en: `The flow of the ${name.en} ends` },
  }),
})

const people = { visitor: { tr: 'ziyaretçi', en: 'visitor' }, player: { tr: 'oyuncu', en: 'player' } }

/** What the site's chart says of each form. */
export function formWords(words: Readonly<Record<ShownForm, FormFlowWords>>, flows: Forms) {
  const all = shownForms.map((form) => ({ form, title: words[form].title, said: words[form].form }))
  const each = <Words>(make: (of: (typeof all)[number]) => Readonly<Record<string, Words>>) =>
    Object.fromEntries(all.flatMap((of) => Object.entries(make(of))))
  return {
    starts: each(({ form, said: { name } }) => {
      const { tr, en } = people[flows[form].form.by]
      return {
        [impatientStart(form, flows[form].form)]: {
          tr: `${begin(name.tr)} formunu gönderecek ve yanıtı beklemeyecek bir ${tr}`,
          en: `A ${en} who is going to send the form of the ${name.en} and not to wait for its answer`,
        },
      }
    }),
    states: {
      forms: unseen('Formlar', 'Forms'),
      ...each(({ form, said }) => lifeOf(form, said)),
      ...each(({ form, title, said: { heading } }) =>
        heading ? { [`dialog.${form}`]: dialog(heading, title) } : {},
      ),
    },
    intents: each(({ said: { opens } }) => opens ?? {}),
    facts: {
      ...sentFactsOf('trial bonus', { tr: 'deneme bonusu', en: 'trial bonus' }),
      ...each(({ form, said }) => factsOf(form, said)),
    },
    actors: each(({ form, said: { name, done } }) => ({
      [form]: { tr: name.tr, en: `the ${name.en}`, ...(done && { done }), failed: lostOnTheWay },
    })),
  }
}
