import { session } from '#charts/flows/given.ts'
import { form as signUp } from '#charts/flows/registration/registration.world.ts'
import { after, done } from '#charts/flows/events.ts'
import CallRequestDialog from '#src/flows/call-request/call-request.view.tsx'
import { ChangePasswordForm } from '#src/flows/change-password/change-password.form.tsx'
import LoginDialog from '#src/flows/login/login.view.tsx'
import RegistrationDialog from '#src/flows/registration/registration.view.tsx'
import { sightsOf } from './sight.ts'

const close = { Kapat: { type: 'close' } }
const name = 'Kullanıcı adı'
const password = 'Şifre'
const show = 'Şifreyi göster'
const logIn = { type: 'log in', form: { username: 'ayse70', password: 'lale-1970' } }
const ways = {
  'Şifremi Unuttum': { type: 'recover the password' },
  'Üye değil misiniz? Hemen üye olun!': { type: 'sign up' },
  ...close,
}
const logins = sightsOf('login', undefined, (flow) => <LoginDialog flow={flow} open={false} />, {
  'filling in': [
    [],
    { [name]: 'ready', [password]: 'ready', [show]: 'ready', 'Giriş Yap': logIn, ...ways },
    { [name]: logIn.form.username, [password]: logIn.form.password },
  ],
  'logging in': [
    [logIn],
    { [name]: 'disabled', [password]: 'disabled', [show]: 'disabled', 'Giriş Yap': 'busy', ...ways },
  ],
})

const save = { type: 'save the request', form: { phone: '905551112233', message: 'Yarın arayın.' } }
const calls = sightsOf(
  'call request',
  { from: 'player', phone: '' },
  (flow) => <CallRequestDialog flow={flow} open={false} />,
  {
    'filling in': [
      [],
      { Telefon: 'ready', Mesaj: 'ready', 'Talebi Kaydet': save, ...close },
      { Telefon: save.form.phone, Mesaj: save.form.message },
    ],
    saving: [[save], { Telefon: 'disabled', Mesaj: 'disabled', 'Talebi Kaydet': 'busy', ...close }],
  },
)

const change = {
  type: 'change the password',
  form: { oldPassword: 'lale-1970', password: 'gece-bahcesi', confirmPassword: 'gece-bahcesi' },
}
const [old, next, repeated] = ['Mevcut şifre', 'Yeni şifre', 'Yeni şifre (tekrar)'] as const
const passwords = sightsOf(
  'change password',
  undefined,
  (flow) => <ChangePasswordForm change={flow} username="ayse70" />,
  {
    'filling in': [
      [],
      {
        '': 'ready',
        [old]: 'ready',
        [next]: 'ready',
        [repeated]: 'ready',
        [show]: 'ready',
        Değiştir: change,
      },
      { [old]: change.form.oldPassword, [next]: change.form.password, [repeated]: change.form.password },
    ],
    changing: [
      [change],
      {
        '': 'disabled',
        [old]: 'disabled',
        [next]: 'disabled',
        [repeated]: 'disabled',
        [show]: 'disabled',
        Değiştir: 'busy',
      },
    ],
  },
)

const registered = [
  done('load the countries', []),
  after('country list', 'registration', 'laying out the countries'),
  { type: 'register', form: signUp },
  done('register', { session, message: 'Hoş geldiniz.' }),
]
const verified = done('phone verification', { phone: session.phone })
const welcomes = sightsOf(
  'registration',
  { trialBonus: 0 },
  (flow) => <RegistrationDialog flow={flow} open={false} />,
  {
    welcomed: [
      [...registered, verified, after('confetti', 'registration', 'celebrating')],
      { 'Para Yatır': { type: 'deposit' }, 'Canlı Destek': { type: 'open the live chat' }, ...close },
    ],
  },
)

export const dialogs = [...logins, ...calls, ...passwords, ...welcomes]
