import type { WrittenStep } from 'statechart-cases'
import type { FlowWords, Language, Said } from './said.ts'

export type Datum = WrittenStep['data'][number]

type Names = Readonly<Record<string, Said>>

const serverMessage: Said = { tr: 'Sunucunun mesajı, örneğin', en: "The server's message, for example" }

export const dataNames: Names = {
  account: { tr: 'Hesap', en: 'Account' },
  address: { tr: 'Adres', en: 'Address' },
  amount: { tr: 'Tutar', en: 'Amount' },
  Amount: { tr: 'Tutar', en: 'Amount' },
  answer: serverMessage,
  attempt: { tr: 'Deneme', en: 'Attempt' },
  condition: { tr: 'Koşul', en: 'Condition' },
  way: { tr: 'Nasıl', en: 'How' },
  first: { tr: 'Önce', en: 'First' },
  apart: { tr: 'Yeni sekmede mi', en: 'In a tab of its own' },
  balance: { tr: 'Bakiye', en: 'Balance' },
  withdrawable: { tr: 'Çekilebilir', en: 'Can be withdrawn' },
  bet: { tr: 'Bahis', en: 'Bet' },
  birthDateDay: { tr: 'Gün', en: 'Day' },
  birthDateMonth: { tr: 'Ay', en: 'Month' },
  birthDateYear: { tr: 'Yıl', en: 'Year' },
  bonus: { tr: 'Bonus kısmı', en: 'Part that is bonus' },
  break: { tr: 'Ara', en: 'Break' },
  by: { tr: 'Adım', en: 'Step' },
  categories: { tr: 'Kategoriler', en: 'Categories' },
  category: { tr: 'Kategori', en: 'Category' },
  chatid: { tr: 'Canlı destek kimliği', en: 'Live chat id' },
  chaturl: { tr: 'Canlı destek adresi', en: 'Live chat address' },
  check: { tr: 'Hatırlatma', en: 'Reality check' },
  code: { tr: 'Kod', en: 'Code' },
  codes: { tr: 'Oyun kodları', en: 'Game codes' },
  command: { tr: 'Komut', en: 'Command' },
  confirmPassword: { tr: 'Yeni şifre (tekrar)', en: 'New password (again)' },
  country: { tr: 'Ülke', en: 'Country' },
  currentDomain: { tr: 'Güncel adres', en: 'Current domain' },
  day: { tr: 'Gün', en: 'Day' },
  description: { tr: 'Açıklama', en: 'Description' },
  domains: { tr: 'Site adresleri', en: 'Domains' },
  email: { tr: 'E-posta', en: 'Email' },
  end: { tr: 'Sonuç', en: 'Outcome' },
  ended: { tr: 'Kapanış', en: 'Ended' },
  exclusions: { tr: 'Uzak kalma süreleri', en: 'Lengths of staying away' },
  fields: { tr: 'Form alanları', en: 'Form fields' },
  filter: { tr: 'Filtre', en: 'Filter' },
  form: { tr: 'Form', en: 'The form' },
  game: { tr: 'Oyun', en: 'Game' },
  held: { tr: 'Onay bekleyen', en: 'Awaiting approval' },
  hours: { tr: 'Süre', en: 'Length' },
  html: { tr: 'Oyun sayfası (HTML)', en: 'Page of the game (HTML)' },
  id: { tr: 'Kimlik', en: 'Id' },
  images: { tr: 'Görseller', en: 'Pictures' },
  isFavorite: { tr: 'Favori mi', en: 'Is a favourite' },
  kind: { tr: 'Tür', en: 'Type' },
  kinds: { tr: 'Limit türleri', en: 'Kinds of limits' },
  language: { tr: 'Dil', en: 'Language' },
  left: { tr: 'Kalan', en: 'Left' },
  limit: { tr: 'Limit', en: 'Limit' },
  limits: { tr: 'Limitler', en: 'Limits' },
  length: { tr: 'Ne kadar süreyle', en: 'How long' },
  list: { tr: 'Liste', en: 'List' },
  message: { tr: 'Mesaj', en: 'Message' },
  method: { tr: 'Yöntem', en: 'Method' },
  name: { tr: 'Ad', en: 'Name' },
  next: { tr: 'Sonraki', en: 'Next' },
  nextDomain: { tr: 'Sonraki adres', en: 'Next domain' },
  note: { tr: 'Not', en: 'Note' },
  notification: { tr: 'Bildirim', en: 'Notification' },
  now: { tr: 'Şimdi', en: 'Now' },
  offers: { tr: 'Talep edilebilecek bonuslar', en: 'Bonuses on offer' },
  older: { tr: 'Daha eski', en: 'Older' },
  olderUnread: { tr: 'Daha eski ve okunmamış', en: 'Older and unread' },
  oldPassword: { tr: 'Mevcut şifre', en: 'Current password' },
  output: { tr: 'Yanıt', en: 'Answer' },
  outcome: { tr: 'Sonuç', en: 'Outcome' },
  page: { tr: 'Sayfa', en: 'Page' },
  signIn: { tr: 'Uzak kalan giriş yapabilir mi', en: 'Can sign in while excluded' },
  panicHours: { tr: 'İlk önerilen süre (saat)', en: 'Length offered first (hours)' },
  password: { tr: 'Şifre', en: 'Password' },
  password2: { tr: 'Şifre (tekrar)', en: 'Password (again)' },
  path: { tr: 'Yol', en: 'Path' },
  PersonalNo: { tr: 'T.C. kimlik no', en: 'National ID number' },
  period: { tr: 'Dönem', en: 'Period' },
  periods: { tr: 'Dönemler', en: 'Periods' },
  phone: { tr: 'Telefon', en: 'Phone' },
  phrase: { tr: 'Aranan', en: 'Search text' },
  place: { tr: 'Yer', en: 'Place' },
  popup: { tr: 'Açılış görseli', en: 'Popup' },
  poster: { tr: 'Kapak görseli', en: 'Poster' },
  profile: { tr: 'Kurallar', en: 'Rules' },
  promotion: { tr: 'Promosyon', en: 'Promotion' },
  provider: { tr: 'Sağlayıcı', en: 'Provider' },
  providers: { tr: 'Sağlayıcılar', en: 'Providers' },
  raiseWait: { tr: 'Yükseltme beklemesi (saat)', en: 'Wait for a raise (hours)' },
  read: { tr: 'Okundu mu', en: 'Was read' },
  reason: { tr: 'Neden', en: 'Reason' },
  reference: { tr: 'Referans', en: 'Reference' },
  register: { tr: 'Ülke kaydı', en: 'Register of the country' },
  reloads: { tr: 'Son bir dakikada kendiliğinden yenilenme', en: 'Reloads by itself within the last minute' },
  required: { tr: 'Gerekli limitler', en: 'Required limits' },
  reviewDue: { tr: 'Gözden geçirme zamanı mı', en: 'A review is due' },
  screen: { tr: 'Ekran', en: 'Screen' },
  minutes: { tr: 'Dakika', en: 'Minutes' },
  play: { tr: 'Oyun', en: 'Play' },
  seconds: { tr: 'Saniye', en: 'Seconds' },
  secondsLeft: { tr: 'Kalan saniye', en: 'Seconds left' },
  seen: { tr: 'Görüldü mü', en: 'Was seen' },
  session: { tr: 'Oturum', en: 'Session' },
  settings: { tr: 'Ayarlar', en: 'Settings' },
  slug: { tr: 'Kısa ad', en: 'Slug' },
  standing: { tr: 'Ara', en: 'Break' },
  status: { tr: 'Durum', en: 'Status' },
  sum: { tr: 'Toplamlar', en: 'Totals' },
  surname: { tr: 'Soyad', en: 'Surname' },
  timeOuts: { tr: 'Ara süreleri', en: 'Lengths of a break' },
  telegram: { tr: 'Telegram adresi', en: 'Telegram address' },
  text: { tr: 'Metin', en: 'Text' },
  title: { tr: 'Başlık', en: 'Title' },
  token: { tr: 'Oturum anahtarı', en: 'Session token' },
  total: { tr: 'Toplam', en: 'Total' },
  trialBonus: { tr: 'Deneme bonusu', en: 'Trial bonus' },
  unanswered: { tr: 'Yanıtı eksik mi', en: 'Lacks its answer' },
  arrived: { tr: 'Talep ulaşmış mı', en: 'Has the claim arrived' },
  until: { tr: 'Bitiş', en: 'Until' },
  username: { tr: 'Kullanıcı adı', en: 'Username' },
  video: { tr: 'Film', en: 'Film' },
  wanted: { tr: 'Favori olsun mu', en: 'To be a favourite' },
  WalletNo: { tr: 'Cüzdan numarası', en: 'Wallet number' },
  win: { tr: 'Kazanç', en: 'Win' },
  written: { tr: 'Bir alana yazılmış mı', en: 'Something is written in a field' },
}

const words = {
  yes: { tr: 'evet', en: 'yes' },
  no: { tr: 'hayır', en: 'no' },
  none: { tr: 'yok', en: 'none' },
  empty: { tr: 'boş', en: 'empty' },
} satisfies Names

/** Without what only the machine needs. @param own the words of the flow */
export function dataOf(payload: Payload, language: Language, own: Own = {}): Datum[] {
  return Object.entries(payload).flatMap(([key, value]) => {
    if (value === undefined || forItself.has(key) || own[key]?.isLeftOut) return []
    if ((key === 'form' || key === 'detail' || key === 'output') && isRecord(value))
      return dataOf(value, language, key === 'output' ? { ...answered, ...own } : own)
    const name = own[key]?.name?.[language] ?? dataName(key, language)
    return [{ name, value: valueOf(key, value, language, own) }]
  })
}

function valueOf(key: string, value: unknown, language: Language, own: Own): string {
  const said = isPlain(value) ? own[key]?.values?.[value] : undefined
  return said?.[language] ?? shown(value, language, own)
}

/** With what the event carries in the place of {its name}. */
export const filledIn = (sentence: string, payload: Payload, language: Language, own: Own = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, key: string) =>
    payload[key] === undefined ? whole : valueOf(key, payload[key], language, own),
  )

export type Payload = Readonly<Record<string, unknown>>
type Own = NonNullable<FlowWords['data']>

/** A path has only an example of the server's message. */
const answered: Own = { message: { name: serverMessage } }

const forItself = new Set(['pageId', 'formId'])

export const dataName = (key: string, language: Language) => dataNames[key]?.[language] ?? key

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0

/** The first of these that a record has stands for the whole record. */
const naming = [
  'name',
  'title',
  'title1',
  'username',
  'text',
  'device',
  'game',
  'method',
  'subject',
  'cmd',
  'code',
  'key',
  'url',
]

function shown(value: unknown, language: Language, own: Own): string {
  if (typeof value === 'string') return value || words.empty[language]
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return words[value ? 'yes' : 'no'][language]
  if (Array.isArray(value)) return listed(value, language, own)
  if (!isRecord(value)) return words[value === null ? 'none' : 'empty'][language]
  for (const key of naming) {
    const name = value[key]
    if (typeof name === 'string' && name !== '') return own[key]?.values?.[name]?.[language] ?? name
  }
  return dataOf(value, language, own)
    .map((each) => `${each.name}: ${each.value}`)
    .join(', ')
}

function listed(list: readonly unknown[], language: Language, own: Own): string {
  if (list.length === 0) return words.empty[language]
  return list.map((each) => shown(each, language, own)).join(' · ')
}
