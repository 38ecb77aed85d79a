import { serverRefused } from '../../words/guards.ts'
import type { FlowWords } from '../../words/said.ts'

export const startUp: FlowWords = {
  title: { tr: 'Sitenin açılışı', en: 'Start-up' },
  purpose: {
    tr: 'Sitenin ilk sayfadan önce topladıkları ve gelmeyenler olmadan yapabildikleri.',
    en: 'What the site gathers before the first page, and what it does without.',
  },
  starts: {
    'a first visit': { tr: 'Siteyi ilk kez açan biri', en: 'Somebody who opens the site for the first time' },
    'a page that has reloaded itself twice within a minute': {
      tr: 'Bir dakika içinde sayfası kendiliğinden iki kez yenilenmiş biri',
      en: 'Somebody whose page has reloaded itself twice within a minute',
    },
  },
  states: {
    loading: { name: { tr: 'Yükleniyor', en: 'Loading' }, seen: null },
    'loading.language': { name: { tr: 'Dil', en: 'Language' }, seen: null },
    'loading.language.loading': { name: { tr: 'Dil yükleniyor', en: 'Loading the language' }, seen: null },
    'loading.language.loaded': {
      name: { tr: 'Dil yüklendi', en: 'The language is there' },
      seen: { tr: 'Sayfa Türkçedir.', en: 'The page is in Turkish.' },
    },
    'loading.language.missing': {
      name: { tr: 'Dil gelmedi', en: 'The language is missing' },
      seen: {
        tr: 'Sayfa, sitenin kendi metinleriyle yine Türkçedir.',
        en: "The page is in Turkish all the same, in the site's own words.",
      },
    },
    'loading.site settings': { name: { tr: 'Site ayarları', en: 'Site settings' }, seen: null },
    'loading.site settings.loading': {
      name: { tr: 'Ayarlar yükleniyor', en: 'Loading the settings' },
      seen: null,
    },
    'loading.site settings.loaded': {
      name: { tr: 'Ayarlar yüklendi', en: 'The settings are there' },
      seen: null,
    },
    'loading.site settings.missing': {
      name: { tr: 'Ayarlar gelmedi', en: 'The settings are missing' },
      seen: null,
    },
    'loading.casino categories': {
      name: { tr: 'Casino kategorileri', en: 'Casino categories' },
      seen: null,
    },
    'loading.casino categories.loading': {
      name: { tr: 'Kategoriler yükleniyor', en: 'Loading the categories' },
      seen: null,
    },
    'loading.casino categories.loaded': {
      name: { tr: 'Kategoriler yüklendi', en: 'The categories are there' },
      seen: null,
    },
    'loading.casino categories.missing': {
      name: { tr: 'Kategoriler gelmedi', en: 'The categories are missing' },
      seen: null,
    },
    'loading.domains': { name: { tr: 'Site adresleri', en: 'Domains' }, seen: null },
    'loading.domains.loading': {
      name: { tr: 'Site adresleri yükleniyor', en: 'Loading the domains' },
      seen: null,
    },
    'loading.domains.loaded': {
      name: { tr: 'Site adresleri yüklendi', en: 'The domains are there' },
      seen: null,
    },
    'loading.domains.missing': {
      name: { tr: 'Site adresleri gelmedi', en: 'The domains are missing' },
      seen: null,
    },
    'loading.trial bonus': { name: { tr: 'Deneme bonusu', en: 'Trial bonus' }, seen: null },
    'loading.trial bonus.loading': {
      name: { tr: 'Deneme bonusu yükleniyor', en: 'Loading the trial bonus' },
      seen: null,
    },
    'loading.trial bonus.loaded': {
      name: { tr: 'Deneme bonusu yüklendi', en: 'The trial bonus is there' },
      seen: null,
    },
    'loading.trial bonus.missing': {
      name: { tr: 'Deneme bonusu gelmedi', en: 'The trial bonus is missing' },
      seen: null,
    },
    'turned down': { name: { tr: 'Reddedildi', en: 'Turned down' }, seen: null },
    'reloading the page': {
      name: { tr: 'Sayfa yenileniyor', en: 'Reloading the page' },
      seen: { tr: 'Sayfa kendiliğinden yeniden yüklenir.', en: 'The page loads anew by itself.' },
    },
    'out of service': {
      name: { tr: 'Hizmet dışı', en: 'Out of service' },
      seen: {
        tr: '“Şu anda hizmet veremiyoruz” başlığı ve “Yeniden dene” düğmesi görünür.',
        en: 'The heading “We are out of service at the moment” and the button “Try again” are there.',
      },
    },
    ready: {
      name: { tr: 'Hazır', en: 'Ready' },
      seen: {
        tr: 'Site kullanılabilir; geniş ekranda Telegram bağlantısı ancak ayarlar geldiyse, üyelik formunda deneme bonusu ancak tutarı geldiyse görünür.',
        en: 'The site can be used; on a wide screen the link to Telegram is there if the settings came, in the registration the trial bonus if its amount came.',
      },
    },
  },
  intents: { 'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' } },
  facts: {},
  actors: {
    'load the language': { tr: 'dil metinlerinin yüklenmesi', en: 'the loading of the language' },
    'load the site settings': { tr: 'site ayarlarının yüklenmesi', en: 'the loading of the site settings' },
    'load the casino categories': {
      tr: 'casino kategorilerinin yüklenmesi',
      en: 'the loading of the casino categories',
    },
    'load the domains': { tr: 'site adreslerinin yüklenmesi', en: 'the loading of the domains' },
    'load the trial bonus': {
      tr: 'deneme bonusu tutarının yüklenmesi',
      en: 'the loading of the amount of the trial bonus',
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
