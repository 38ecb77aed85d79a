import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './setup/app.ts'
import { methodOf, signedIn } from './setup/player.ts'
import { codeSentTo, newcomer } from './setup/sign-up.ts'

const arabic = (digits: string) => digits.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
const wide = (digits: string) =>
  digits.replaceAll(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)] ?? '')

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const register = (change: Record<string, unknown>) =>
  app.callRaw('auth/register', { ...newcomer, ...change }, { locale: 'en' })
const logIn = (username: string, password: string) => app.call('auth/login', { username, password })

describe('what is typed or pasted reaches the server as it is', () => {
  test('Scenario: spaces, digits of other scripts and letters in pieces make the same player', async () => {
    const registered = await register({
      name: 'Gu\u0308ls\u0327ah',
      surname: ' Işık\u00a0Öz ',
      username: ' gulsah70 ',
      email: ' gulsah@example.test ',
      password: 's\u0327ifre-ı-İ',
      password2: 'şifre-ı-İ',
      phone: ' 90 532 123 45 67 ',
      PersonalNo: arabic('10000000146'),
      birthDateDay: wide('17'),
      birthDateMonth: arabic('05'),
      birthDateYear: wide('1988'),
    })
    expect(registered).toMatchObject({ success: true, data: { username: 'gulsah70', phone: '905321234567' } })
    const { rows } = await app.pool.query(
      `select name, surname, email, to_char(birth_date, 'YYYY-MM-DD') as born from players where username = 'gulsah70'`,
    )
    expect(rows).toEqual([
      { name: 'Gülşah', surname: 'Işık Öz', email: 'gulsah@example.test', born: '1988-05-17' },
    ])
  })

  test('Scenario: the password opens the account however its letters are written, and no other does', async () => {
    expect((await logIn('gulsah70', 's\u0327ifre-ı-İ')).success).toBe(true)
    expect((await logIn('gulsah70', 'sifre-i-I')).success).toBe(false)
    expect((await logIn('gulsah70', ' şifre-ı-İ')).success).toBe(false)
  })

  test('Scenario: a username that a Turkish keyboard made capital or dotless is still the same', async () => {
    await register({
      username: 'irisi70',
      email: 'irisi@example.test',
      password: 'lale5',
      password2: 'lale5',
    })
    for (const typed of ['irisi70', 'IRISI70', 'İRİSİ70', 'ırısı70']) {
      expect([typed, (await logIn(typed, 'lale5')).data?.username]).toEqual([typed, 'irisi70'])
    }
    expect(await register({ username: 'ışık70', email: 'isik@example.test' })).toMatchObject({
      status: 400,
      message: 'Username: use only the letters a–z and digits.',
      data: { field: 'username', kind: 'letters and digits only' },
    })
  })

  test('Scenario: an SMS code with spaces and in other digits verifies the phone', async () => {
    const { token } = await signedIn(app)
    const send = (body: Record<string, unknown>) => app.callRaw('customer/updatephone', body, { token })
    expect((await send({ step: 1, phone: arabic('905554443322') })).success).toBe(true)
    const code = await codeSentTo(app, '905554443322')
    const typed = `\u200e${wide(code.slice(0, 2))} ${arabic(code.slice(2, 4))} ${code.slice(4)} `
    expect((await send({ step: 2, phone: '905554443322', code: typed })).success).toBe(true)
  })

  test('Scenario: an account number is the same with spaces, in small letters and in other digits', async () => {
    const player = await signedIn(app, 100_000)
    const bank = await methodOf(app, 'bank-transfer')
    for (const Iban of ['tr33 0006 1005 1978 6457 8413 26', `TR${arabic('330006100519786457841326')}`]) {
      const detail = { Amount: 100, Bank: 1, Iban, AccountHolder: 'Gülşah Işık' }
      const answer = await app.callRaw(
        'payment/withdraw',
        { id: bank, target: 'pay', detail },
        { token: player.token },
      )
      expect([Iban, answer.success, answer.message]).toEqual([Iban, true, expect.any(String)])
    }
  })
})
