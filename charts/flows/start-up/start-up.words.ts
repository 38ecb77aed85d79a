import { heldBackSent, refusedInstead } from '../../words/answers.ts'
import { serverRefused } from '../../words/guards.ts'
import type { FlowWords, Said } from '../../words/said.ts'
import { plainDocuments } from '../../words/ways-in.ts'
import { telegram } from './start-up.world.ts'

const requests = {
  language: '/api/cms/translationlist',
  settings: '/api/cms/siteoptionlist',
  categories: '/api/casino/categorylist',
  domains: '/api/cms/domainstatus',
  trialBonus: '/api/bonus/trialbonusamount',
}

const waiting = (asks: string): Said => ({
  tr: `Ağ panelinde “${asks}” isteği yanıt bekler.`,
  en: `In the network panel the request “${asks}” waits for its answer.`,
})
const over = (asks: string): Said => ({
  tr: `Ağ panelinde “${asks}” isteği artık yanıt beklemez.`,
  en: `In the network panel the request “${asks}” no longer waits.`,
})
const part = (asks: string) => ({ asks, isHeldBack: true }) as const

const all = Object.values(requests).map((each) => `“${each}”`)
const held: Said = {
  tr: `Bir vekil sunucuda ${all.slice(0, -1).join(', ')} ve ${all.at(-1)} isteklerinin yanıtlarını bekletin; site her birini 10 saniye bekler`,
  en: `With a proxy, hold back the answers to ${all.slice(0, -1).join(', ')} and ${all.at(-1)}; the site waits 10 seconds for each`,
}
const opened: readonly Said[] = [
  plainDocuments,
  held,
  { tr: '“/promotions?lang=tr” adresini açın', en: 'Open the address “/promotions?lang=en”' },
]

const refusal = (message: string) => JSON.stringify({ success: false, message, data: null })
const turnedDown: Said = {
  tr: `Bekletilen “${requests.settings}” yanıtını ${refusal(refusedInstead.tr)} ile gönderin ve sayfanın yeniden yüklenmesini bekleyin`,
  en: `Send the answer to “${requests.settings}” that was held back, as ${refusal(refusedInstead.en)} and wait until the page has loaded anew`,
}
const withTelegram = JSON.stringify({
  success: true,
  message: '',
  data: Object.entries(telegram).map(([key, value]) => ({ key, value, status: true })),
})

export const startUp: FlowWords = {
  title: { tr: 'Sitenin açılışı', en: 'Start-up' },
  purpose: {
    tr: 'Sitenin ilk sayfadan önce topladıkları ve gelmeyenler olmadan yapabildikleri.',
    en: 'What the site gathers before the first page, and what it does without.',
  },
  starts: {
    'a first visit': {
      tr: 'Siteyi ilk kez açan biri',
      en: 'Somebody who opens the site for the first time',
      way: opened,
    },
    'a page that has reloaded itself twice within a minute': {
      tr: 'Bir dakika içinde sayfası kendiliğinden iki kez yenilenmiş biri',
      en: 'Somebody whose page has reloaded itself twice within a minute',
      way: [...opened, turnedDown, turnedDown],
    },
  },
  states: {
    loading: { name: { tr: 'Yükleniyor', en: 'Loading' }, seen: null },
    'loading.language': { name: { tr: 'Dil', en: 'Language' }, seen: null },
    'loading.language.loading': {
      name: { tr: 'Dil yükleniyor', en: 'Loading the language' },
      seen: waiting(requests.language),
    },
    'loading.language.loaded': {
      name: { tr: 'Dil yüklendi', en: 'The language is there' },
      seen: over(requests.language),
    },
    'loading.language.missing': {
      name: { tr: 'Dil gelmedi', en: 'The language is missing' },
      seen: over(requests.language),
    },
    'loading.site settings': { name: { tr: 'Site ayarları', en: 'Site settings' }, seen: null },
    'loading.site settings.loading': {
      name: { tr: 'Ayarlar yükleniyor', en: 'Loading the settings' },
      seen: waiting(requests.settings),
    },
    'loading.site settings.loaded': {
      name: { tr: 'Ayarlar yüklendi', en: 'The settings are there' },
      seen: over(requests.settings),
    },
    'loading.site settings.missing': {
      name: { tr: 'Ayarlar gelmedi', en: 'The settings are missing' },
      seen: over(requests.settings),
    },
    'loading.casino categories': {
      name: { tr: 'Casino kategorileri', en: 'Casino categories' },
      seen: null,
    },
    'loading.casino categories.loading': {
      name: { tr: 'Kategoriler yükleniyor', en: 'Loading the categories' },
      seen: waiting(requests.categories),
    },
    'loading.casino categories.loaded': {
      name: { tr: 'Kategoriler yüklendi', en: 'The categories are there' },
      seen: over(requests.categories),
    },
    'loading.casino categories.missing': {
      name: { tr: 'Kategoriler gelmedi', en: 'The categories are missing' },
      seen: over(requests.categories),
    },
    'loading.domains': { name: { tr: 'Site adresleri', en: 'Domains' }, seen: null },
    'loading.domains.loading': {
      name: { tr: 'Site adresleri yükleniyor', en: 'Loading the domains' },
      seen: waiting(requests.domains),
    },
    'loading.domains.loaded': {
      name: { tr: 'Site adresleri yüklendi', en: 'The domains are there' },
      seen: over(requests.domains),
    },
    'loading.domains.missing': {
      name: { tr: 'Site adresleri gelmedi', en: 'The domains are missing' },
      seen: over(requests.domains),
    },
    'loading.trial bonus': { name: { tr: 'Deneme bonusu', en: 'Trial bonus' }, seen: null },
    'loading.trial bonus.loading': {
      name: { tr: 'Deneme bonusu yükleniyor', en: 'Loading the trial bonus' },
      seen: waiting(requests.trialBonus),
    },
    'loading.trial bonus.loaded': {
      name: { tr: 'Deneme bonusu yüklendi', en: 'The trial bonus is there' },
      seen: over(requests.trialBonus),
    },
    'loading.trial bonus.missing': {
      name: { tr: 'Deneme bonusu gelmedi', en: 'The trial bonus is missing' },
      seen: over(requests.trialBonus),
    },
    'turned down': { name: { tr: 'Reddedildi', en: 'Turned down' }, seen: null },
    'reloading the page': {
      name: { tr: 'Sayfa yenileniyor', en: 'Reloading the page' },
      seen: { tr: 'Sayfa kendiliğinden yeniden yüklenir.', en: 'The page loads anew by itself.' },
    },
    'out of service': {
      name: { tr: 'Hizmet dışı', en: 'Out of service' },
      seen: {
        tr: '“Şu anda hizmet veremiyoruz” başlığı görünür; “Yeniden dene” düğmesi görünür.',
        en: 'The heading “We are out of service at the moment” is there; there is a button “Try again”.',
      },
    },
    ready: {
      name: { tr: 'Hazır', en: 'Ready' },
      seen: {
        tr: `“Üye Ol” düğmesine basılınca form açılır; formda deneme bonusu için onay kutusu yalnızca “${requests.trialBonus}” yanıtlandıysa görünür; üst bölümde Telegram’ın simgesi yalnızca “${requests.settings}” yanıtlandıysa görünür.`,
        en: `A form opens when “Sign Up” is pressed; it has a checkbox for the trial bonus only if “${requests.trialBonus}” was answered; the header has the sign of Telegram only if “${requests.settings}” was answered.`,
      },
    },
  },
  intents: { 'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' } },
  facts: {},
  actors: {
    'load the language': {
      tr: 'dil metinlerinin yüklenmesi',
      en: 'the loading of the language',
      ...part(requests.language),
    },
    'load the site settings': {
      tr: 'site ayarlarının yüklenmesi',
      en: 'the loading of the site settings',
      ...part(requests.settings),
      hows: [{ of: telegram, ...heldBackSent(requests.settings, withTelegram) }],
    },
    'load the casino categories': {
      tr: 'casino kategorilerinin yüklenmesi',
      en: 'the loading of the casino categories',
      ...part(requests.categories),
    },
    'load the domains': {
      tr: 'site adreslerinin yüklenmesi',
      en: 'the loading of the domains',
      ...part(requests.domains),
    },
    'load the trial bonus': {
      tr: 'deneme bonusu tutarının yüklenmesi',
      en: 'the loading of the amount of the trial bonus',
      ...part(requests.trialBonus),
    },
  },
  delays: {},
  guards: {
    'the server refused': serverRefused,
    'it reloaded too often': {
      tr: 'sayfa son bir dakikada iki kez yenilenmiş',
      en: 'the page was reloaded twice within the last minute',
      otherwise: {
        tr: 'sayfa son bir dakikada iki kezden az yenilenmiş',
        en: 'the page was reloaded less than twice within the last minute',
      },
    },
  },
  effects: {
    'reload the page': { tr: 'Sayfa kendiliğinden yeniden yüklenir.', en: 'The page loads anew by itself.' },
  },
  requirements: [
    {
      number: '8.6',
      says: {
        tr: 'Ayarlar, alan adları ya da deneme bonusu reddedilirse sayfa yeniden yüklenir.',
        en: 'Settings, domains or trial bonus that are refused reload the page.',
      },
      states: ['turned down', 'reloading the page', 'out of service'],
    },
    {
      number: '8.7',
      says: { tr: 'Bağlantı hatası açılışı durdurmaz.', en: 'A fault of the line lets the start go on.' },
      states: ['loading.site settings.missing', 'loading.domains.missing', 'loading.trial bonus.missing'],
    },
  ],
}
