import {
  isPageForm,
  pageForms,
  shownForms,
  type PageForm,
  type SentForm,
  type ShownForm,
} from '#machines/sent-form.ts'
import type { ActorWords, FlowWords, FormFlowWords, FormWords, Said, StateWords } from '../../words/said.ts'
import { atBonusRequest, home, loggedIn } from '../../words/ways-in.ts'
import { answersToAForm, inTheMenu, lossOf } from './site.hows.ts'
import { impatientStart, type Forms } from './site.sent.ts'

/** The code of what opens is loaded over the network, too. @param code the name of its file, before the hash */
export const lostOnTheWay = (code: string): Pick<ActorWords, 'failed' | 'lost'> => ({
  failed: {
    tr: 'Ağ bağlantısı, açılmak istenen gelmeden kesilir',
    en: 'The network is lost before the code of what opens has come',
  },
  lost: lossOf(code),
})

const codes: Readonly<Record<ShownForm, string>> = {
  login: 'login.view',
  registration: 'registration.view',
  recovery: 'recovery.view',
  payment: 'payment.view',
  'call request': 'call-request.view',
  'phone verification': 'phone-verification.dialog',
  'change password': 'page-flows',
  'claim bonus': 'page-flows',
  'time-out': 'page-flows',
  exclusion: 'page-flows',
}

const atBreak = inTheMenu({ tr: 'Ara Ver', en: 'Take a Break' })

/** How the page is opened, where the form has no dialog. */
const pages: Readonly<Record<PageForm, Said>> = {
  'change password': inTheMenu({ tr: 'Şifre Değiştir', en: 'Change Password' }),
  'claim bonus': atBonusRequest,
  'time-out': atBreak,
  exclusion: {
    tr: 'üst bölümdeki kullanıcı adına, açılan menüde “Limitler” bağlantısına, açılan sayfada “Oyundan Uzak Kal” bağlantısına basın',
    en: 'press the username in the header and “Limits” in the menu that opens, and “Stay Away from Play” on the page that opens',
  },
}

const leaves = inTheMenu({ tr: 'Hesabım', en: 'Account' })

const pageOf = (form: ShownForm): Said | null => {
  const page = pageForms.find((each) => each === form)
  return page === undefined ? null : pages[page]
}

/** A dialog whose code is loaded when it opens. */
export const dialog = (heading: Said, name: Said = heading): StateWords => ({
  name,
  seen: {
    tr: `“${heading.tr}” penceresi açıktır ya da yolda olduğunu en üstteki yükleme çizgisi gösterir.`,
    en: `The dialog “${heading.en}” is open, or a line of progress at the very top shows that it comes.`,
  },
})

export const unseen = (tr: string, en: string): StateWords => ({ name: { tr, en }, seen: null })

const begin = (text: string) => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1)

const lifeOf = (form: ShownForm, { name: { tr, en }, button }: FormWords): FlowWords['states'] => ({
  [`forms.${form}`]: unseen(`${begin(tr)} akışı`, `The flow: ${en}`),
  [`forms.${form}.none`]: { name: { tr: 'Yok', en: 'None' }, seen: gone(form, button) },
  [`forms.${form}.running`]: unseen('Sürüyor', 'Running'),
  [`forms.${form}.running.idle`]: {
    name: { tr: 'Yanıt beklenmiyor', en: 'Idle' },
    seen: { tr: 'Hiçbir form yanıt beklemiyordur.', en: 'No form waits for an answer.' },
  },
  [`forms.${form}.running.under way`]: {
    name: { tr: 'Gönderildi, yanıt bekleniyor', en: 'Under way' },
    seen: {
      tr: `Göründüğü sürece form kilitlidir ve “${button.tr}” düğmesinde bekleme simgesi döner.`,
      en: `While the form is shown, it is locked and its button “${button.en}” shows that it is waiting.`,
    },
  },
})

/** A dialog that is gone has states of its own. */
const gone = (form: ShownForm, { tr, en }: Said): Said | null =>
  isPageForm(form)
    ? { tr: `Hiçbir formda “${tr}” düğmesi yoktur.`, en: `No form has the button “${en}”.` }
    : null

const sentFactsOf = (form: SentForm, { tr, en }: Said, sends?: Said): FlowWords['facts'] => ({
  [`${form}.sent`]: {
    tr: `${begin(tr)} formu doldurulup gönderilir; sunucunun yanıtı gecikir`,
    en: `The form of the ${en} is filled in and sent; the answer of the server is late`,
    ...(sends && { how: sends }),
  },
  [`${form}.answered`]: {
    tr: `Sunucu, gönderilen formu yanıtlar: ${begin(tr)}`,
    en: `The server answers the form that was sent: ${en}`,
    hows: answersToAForm,
  },
})

const howTo = (how: Said | null | undefined) => how && { how }

const factsOf = (form: ShownForm, { name, sends }: FormWords): FlowWords['facts'] => ({
  ...sentFactsOf(form, name, sends),
  [`${form}.opened`]: {
    tr: `${begin(name.tr)} formunun penceresi ya da sayfası açılır`,
    en: `The dialog or the page of the ${name.en} is opened`,
    ...howTo(pageOf(form)),
  },
  [`${form}.left`]: {
    tr: `${begin(name.tr)} formunun penceresi kapanır ya da sayfasından çıkılır`,
    en: `The dialog of the ${name.en} is closed, or its page is left`,
    ...howTo(pageOf(form) && leaves),
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
          way: flows[form].form.by === 'visitor' ? [home] : loggedIn,
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
      [form]: { tr: name.tr, en: `the ${name.en}`, ...(done && { done }), ...lostOnTheWay(codes[form]) },
    })),
  }
}
