import type * as z from 'zod/mini'
import { gameProviders, launchCall, type GameDialect } from '#contract/game-providers.ts'
import type { CallName, Calls } from '#contract/index.ts'
import { transitions } from '#server/walks/transitions.ts'
import { newcomer } from './sign-up.ts'

type Samples = { readonly [Name in CallName]: z.input<Calls[Name]['request']> }

const page = { skip: 0, take: 10 }
const period = { ...page, from: '2026-11-01', to: '2026-11-20' }
const code = '123456'
const [firstCode = ''] = transitions
const game = { gameCode: 'sweet', name: 'Sweet', providerName: 'Nar Games', mainProviderId: 1, productId: 1 }
const opening = { isMobile: false, language: 'tr', lobbyUrl: '/casino/slot' }
const launches = Object.fromEntries(
  Object.entries(gameProviders).map(([system, { launch }]) => [
    launchCall(system),
    launch.asks({ ...opening, game: { ...game, system } }),
  ]),
) as Pick<Samples, ReturnType<typeof launchCall<GameDialect>>>

/** A valid request for every call. */
export const samples: Samples = {
  'auth/login': { username: 'adadeniz', password: 'lale-bahçesi' },
  'auth/register': { ...newcomer, currencyId: 1, trialBonus: true, refId: 1 },
  'auth/form': {},
  'auth/logout': {},
  'auth/sendresetpassword': { username: 'adadeniz' },
  'auth/checkresetcode': { code, username: 'adadeniz' },
  'auth/changepasswordwithcode': { password: 'abcdef', password2: 'abcdef', username: 'adadeniz', code },
  'customer/updatephone': { step: 2, phone: '905551112233', code },
  'customer/changepassword': { oldPassword: 'abcdef', password: 'ghijkl', confirmPassword: 'ghijkl' },
  'customer/readnotification': { id: [1] },
  'customer/notification': page,
  'customer/profile': {},
  'customer/sessions': page,
  'customer/endsession': { id: 1 },
  'user/balance': {},
  'bonus/definetrialbonus': {},
  'bonus/trialbonusamount': {},
  'bonus/list': {},
  'bonus/history': { ...period, status: 'active' },
  'bonus/claim': { id: 1, note: 'please' },
  'payment/methods': { type: '1' },
  'payment/detail': { id: 1, type: 1 },
  'payment/deposit': { id: 1, target: 'pay', detail: { Amount: 100 } },
  'payment/status': { requestId: 'form:1' },
  'payment/withdraw': { id: 1, target: 'pay', detail: { Amount: 100 } },
  'cms/callme': { phone: '905551112233', message: 'after six' },
  'cms/contact': { phone: '905551112233', message: 'after six' },
  'cms/contentlist': { status: true, categoryId: 1 },
  'cms/sliderlist': { slug: 'home' },
  'cms/categorylist': {},
  'cms/languagelist': {},
  'cms/translationlist': {},
  'cms/siteoptionlist': {},
  'cms/domainstatus': {},
  'cms/popup': {},
  'cms/content': { id: '1' },
  'cms/head': { path: '/casino/slot' },
  'cms/video': { slug: 'slot' },
  'cms/promotions': {},
  'site/vitals': {
    route: '/',
    release: '0123456789ab',
    device: 'phone',
    connection: '4g',
    lcp: 1_200,
    inp: 48,
    ttfb: 90,
    fcp: 800,
    cls: 0.02,
  },
  'site/walk': {
    page: '0123456789abcdef0123456789abcdef',
    begins: 0,
    steps: [`0.${firstCode}`],
  },
  'protection/limits': {},
  'protection/limithistory': period,
  'protection/setlimit': { kind: 'deposit', period: 'day', amount: 500 },
  'protection/confirmraise': { kind: 'deposit', period: 'day' },
  'protection/cancelraise': { kind: 'deposit', period: 'day' },
  'protection/limitsreviewed': {},
  'protection/standing': {},
  'protection/register': {},
  'protection/timeout': { hours: 24 },
  'protection/panic': {},
  'protection/exclude': { length: 6, password: 'lale-bahçesi' },
  'protection/lift': {},
  'protection/confirmlift': {},
  'protection/play': {},
  'protection/checkanswered': {},
  'protection/checkevery': { minutes: 30 },
  'protection/slotsession': {},
  'protection/beginslotsession': { minutes: 30, amount: 100 },
  'transaction/topwinners': { isLive: false, count: 40 },
  'transaction/list': { ...period, kind: 0, status: 1 },
  'transaction/games': { ...period, kind: 1, status: 2 },
  'transaction/movements': { ...page, cause: 'deposit' },
  'casino/games': {
    systemCategory: 'slot',
    search: 'sweet',
    live: false,
    provider: 'Nar Games',
    codes: ['sweet'],
    ...page,
  },
  'casino/categorylist': {},
  'casino/providers': { systemCategory: 'slot' },
  'casino/recent': {},
  'casino/togglefavorite': { code: 'sweet', providerId: 1 },
  'casino/favorites': {},
  ...launches,
}
