/** Data for the paths: players, payments, notifications, rounds, movements, sessions, bonuses, a popup. */
import type { StoredSession } from '#contract/auth.ts'
import type { Bonus } from '#contract/bonus.ts'
import type { Popup } from '#contract/cms.ts'
import type { SessionEntry } from '#contract/customer.ts'
import type { Movement } from '#contract/movement.ts'
import type { Notification } from '#contract/notification.ts'
import type { PaymentField, PaymentMethod } from '#contract/payment.ts'
import type { FoundPayment } from '#machines/payment/payment.machine.ts'
import type { SentNumber } from '#machines/sent-form.ts'
import type { Round } from '#contract/round.ts'
import type { TransactionItem } from '#contract/transaction.ts'

export const session: StoredSession = {
  token: 'token-1',
  fingerprint: 'fingerprint-1',
  username: 'ayse70',
  usercode: '100001',
  balance: 250,
  withdrawable: 250,
  phone: '905551112233',
  smsVerified: false,
  betsyCid: '',
  betsyUrl: '',
  betsyToken: '',
  betcoToken: '',
  betcoUrl: '',
}

/** The same session while a break runs. */
export const restingSession: StoredSession = {
  ...session,
  break: { kind: 'panic', until: '2099-01-06T10:00:00.000Z' },
}

/** The popup of the seed. */
export const shownPopup: Popup = {
  images: [
    { url: '/popups/welcome-640.avif' },
    { url: '/popups/welcome-1280.avif' },
    { url: '/popups/welcome-1024.avif' },
  ],
  url: '/promotions',
  title: 'Lale bahçesine hoş geldiniz',
  text: 'Sizin için hazırladığımız bonusları görün.',
}

export const otherSession: StoredSession = { ...session, token: 'token-2', username: 'mehmet71' }

export const method: PaymentMethod = {
  id: 7,
  name: 'Banka havalesi',
  logo: '/method/bank.svg',
  min: 50,
  max: 10_000,
  duration: 'Anında',
  kind: 'form',
  text: null,
}

export const messageMethod: PaymentMethod = { ...method, id: 8, kind: 'message', text: 'Lütfen bizi arayın.' }

export const fields: PaymentField[] = [{ key: 'Amount', mask: null, objectType: 'Decimal', option: null }]

/** For a form that was just opened. */
export const numbered: SentNumber = { formId: 'form-1', attempt: 1 }
/** For a payment that is handled outside. */
export const noAccount = { reference: '', account: null }

export const foundPayment: FoundPayment = {
  ...noAccount,
  reference: 'reference-1',
  outcome: 'open',
  amount: 100,
  balance: 350,
  page: 'https://pay.example/1',
  message: 'Ödemeniz hakkında bilgi.',
}

export const older: Notification = {
  id: 1,
  type: 5,
  title: 'Hoş geldiniz',
  note: 'Hesabınız hazır.',
  timeStamp: '2026-01-01T10:00:00.000Z',
  isRead: true,
}

export const newer: Notification = {
  id: 2,
  type: 1,
  title: 'Para yatırma',
  note: 'Yatırdığınız para hesabınıza geçti.',
  timeStamp: '2026-01-02T10:00:00.000Z',
  isRead: false,
}

export const newest: Notification = { ...newer, id: 3, timeStamp: '2026-01-03T10:00:00.000Z' }
export const oldest: Notification = { ...older, id: 4, timeStamp: '2025-12-31T10:00:00.000Z' }

export const deposited: TransactionItem = {
  id: 1,
  date: '2026-01-01T10:00:00.000Z',
  kind: 1,
  status: 1,
  method: 'Banka havalesi',
  amount: 100,
  balanceAfter: 350,
  reference: 'reference-1',
}

export const withdrawn: TransactionItem = {
  ...deposited,
  id: 2,
  date: '2026-01-02T10:00:00.000Z',
  kind: 2,
  status: 2,
  amount: 50,
  balanceAfter: 300,
  reference: 'reference-2',
}

export const depositMoved: Movement = {
  id: 1,
  date: '2026-01-01T10:00:00.000Z',
  cause: 'deposit',
  amount: 350,
  bonus: 0,
  balanceAfter: 350,
  subject: 'Banka havalesi',
  reference: 'reference-1',
}

export const bonusMoved: Movement = {
  ...depositMoved,
  id: 2,
  cause: 'bonus',
  amount: 250,
  bonus: 250,
  balanceAfter: 600,
  subject: 'Deneme bonusu',
  reference: 'trial-1',
}

export const withdrawMoved: Movement = {
  ...depositMoved,
  id: 3,
  cause: 'withdraw',
  amount: -50,
  balanceAfter: 550,
  reference: 'reference-2',
}

export const betMoved: Movement = {
  ...depositMoved,
  id: 4,
  cause: 'bet',
  amount: -10,
  balanceAfter: 540,
  subject: 'Tulip Garden',
  reference: 'round-1',
}

export const lost: Round = {
  id: 1,
  date: '2026-01-01T10:00:00.000Z',
  game: 'Tulip Garden',
  provider: 'Gecko Gaming',
  kind: 2,
  bet: 10,
  win: 0,
  status: 2,
  balanceAfter: 340,
  reference: 'round-1',
}

const opened = { ended: null, address: '127.0.0.1', device: 'Chrome, Windows', current: false }

export const thisDevice: SessionEntry = {
  ...opened,
  id: 3,
  started: '2026-01-03T10:00:00.000Z',
  current: true,
}
export const otherDevice: SessionEntry = { ...opened, id: 2, started: '2026-01-02T10:00:00.000Z' }
export const oldDevice: SessionEntry = { ...opened, id: 1, started: '2026-01-01T10:00:00.000Z' }

export const offer: Bonus = {
  id: 5,
  kind: 'deposit',
  title: 'İlk yatırım bonusu',
  text: 'İlk para yatırmanızdan sonra talep edin.',
  status: 'offered',
  amount: 500,
  wagered: 0,
  requirement: 4_000,
  expires: null,
  refusal: null,
}

export const activeBonus: Bonus = { ...offer, id: 6, status: 'active', wagered: 1_000 }
