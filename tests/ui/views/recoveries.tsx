import { done } from '#charts/flows/events.ts'
import RecoveryDialog from '#src/flows/recovery/recovery.view.tsx'
import { sightsOf } from './sight.ts'

const username = 'ayse70'
const code = '12345678'
const passwords = { password: 'gece-bahcesi', password2: 'gece-bahcesi' }
const send = { type: 'send the code', username }
const check = { type: 'check the code', code }
const change = { type: 'change the password', form: passwords }
const told = { message: 'Tamam.' }
const sent = [send, done('send the code', told)]
const checked = [...sent, check, done('check the code', told)]

const close = { Kapat: { type: 'close' } }
const ways = { 'Üye değil misiniz? Hemen üye olun!': { type: 'sign up' }, ...close }
const begin = { 'Yeni Kod İste': { type: 'begin again' } }
const name = 'Kullanıcı adı'
const codeField = 'Şifre yenileme kodu'
const first = 'Şifre'
const second = 'Şifreyi tekrar yazın'
const shows = { 'Şifreyi göster': 'ready' } as const

export const recoveries = sightsOf(
  'recovery',
  undefined,
  (flow) => <RecoveryDialog flow={flow} open={false} />,
  {
    'asking for the username': [[], { [name]: 'ready', 'Devam Et': send, ...ways }, { [name]: username }],
    'sending the code': [[send], { [name]: 'disabled', 'Devam Et': 'busy', ...ways }],
    'asking for the code': [
      sent,
      { [codeField]: 'ready', 'Devam Et': check, Geri: { type: 'go back' }, ...begin, ...ways },
      { [codeField]: code },
    ],
    'checking the code': [
      [...sent, check],
      { [codeField]: 'disabled', 'Devam Et': 'busy', Geri: 'disabled', 'Yeni Kod İste': 'disabled', ...ways },
    ],
    'asking for a new password': [
      checked,
      {
        '': 'ready',
        [first]: 'ready',
        [second]: 'ready',
        ...shows,
        'Şifreyi Değiştir': change,
        ...begin,
        ...ways,
      },
      { [first]: passwords.password, [second]: passwords.password2 },
    ],
    'changing the password': [
      [...checked, change],
      {
        '': 'disabled',
        [first]: 'disabled',
        [second]: 'disabled',
        'Şifreyi göster': 'disabled',
        'Şifreyi Değiştir': 'busy',
        'Yeni Kod İste': 'disabled',
        ...ways,
      },
    ],
    recovered: [[...checked, change, done('change the password', told)], close],
  },
)
