import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transactionKind, type TransactionKind } from '#contract/payment.ts'
import { transaction } from '#server/database/transaction.ts'
import { methods } from '#server/operator/content/method.ts'
import { allMethods } from '#server/payment/published-method.store.ts'
import { paymentMethods } from '#server/seed/payment-methods.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { deskOf, unhurried } from './setup/command-line.ts'
import { deskOf as partsOf, type Desk } from './setup/desk.ts'
import { noticesOf } from './setup/payment.ts'
import { balanceOf, methodOf, paymentsOf, signedIn, type TestPlayer } from './setup/player.ts'
import { report } from './setup/report.ts'

const { Deposit, Withdraw } = transactionKind
const inBoth = (tr: string, en: string) => ({ tr, en })

const amount = { key: 'Amount', objectType: 'Decimal' }
const place = {
  key: 'Branch',
  objectType: 'Dropdown',
  option: [
    { id: 'KDK', name: inBoth('Kadıköy', 'Kadikoy') },
    { id: 'BSK', name: inBoth('Beşiktaş', 'Besiktas') },
  ],
}
const pays = {
  shown: true,
  provider: 'sandbox',
  min: 25,
  max: 2_500.5,
  duration: inBoth('Anında', 'Instantly'),
  text: null,
  fields: [amount, { key: 'SortCode', objectType: 'String', mask: '##-##' }, place],
}
const yakut = {
  code: 'yakut',
  logo: 'ruby',
  position: 0,
  name: inBoth('Yakut Kart', 'Ruby Card'),
  deposit: pays,
  withdraw: { ...pays, provider: null, fields: [amount] },
  account: null,
}

describe('the operator offers a payment method', () => {
  let app: TestApp
  let desk: ReturnType<typeof deskOf>
  let parts: Desk
  beforeAll(async () => {
    app = await startApp()
    desk = deskOf(app)
    parts = await partsOf(app)
  })
  afterAll(async () => {
    await parts.close()
    await app.close()
  })

  const why = ['--why', 'A new contract']
  const pipe = (document: unknown) =>
    desk.pipe(JSON.stringify(document), 'content', 'publish', 'method', '-', ...why)
  const publish = (document: unknown) => transaction(app.pool, (tx) => methods.publish(tx, document, parts))
  const offered = async ({ token }: TestPlayer, type: TransactionKind = Deposit, locale = 'en') =>
    (await app.call('payment/methods', { type }, { token, locale })).data.find(({ logo }) => logo === 'ruby')
  let sent = 0
  const deposits = async ({ token }: TestPlayer, detail: Record<string, string | number>) =>
    app.call(
      'payment/deposit',
      { id: await methodOf(app, 'yakut'), target: 'pay', detail },
      { token, locale: 'en', requestId: `yakut:${(sent += 1)}` },
    )
  const detail = { Amount: 30.25, SortCode: '12-34', Branch: 'BSK' }

  test(
    'Scenario: it is published whole, used, edited, withdrawn, and published again, and each step is in the book',
    unhurried,
    async () => {
      const player = await signedIn(app)
      expect((await pipe(yakut)).said).toMatch(/^method yakut is new\nKept as act /)
      const id = await methodOf(app, 'yakut')
      const common = { id, logo: 'ruby', min: 25, max: 2_500.5, kind: 'form', text: null }
      expect(await offered(player)).toEqual({ ...common, name: 'Ruby Card', duration: 'Instantly' })
      expect(await offered(player, Withdraw, 'tr')).toEqual({
        ...common,
        name: 'Yakut Kart',
        duration: 'Anında',
      })
      const asked = await app.call(
        'payment/detail',
        { id, type: Deposit },
        { token: player.token, locale: 'tr' },
      )
      expect(asked.data).toEqual([
        { key: 'Amount', objectType: 'Decimal', mask: null, option: null },
        { key: 'SortCode', objectType: 'String', mask: '##-##', option: null },
        {
          key: 'Branch',
          objectType: 'Dropdown',
          mask: null,
          option: [
            { id: 'KDK', name: 'Kadıköy' },
            { id: 'BSK', name: 'Beşiktaş' },
          ],
        },
      ])

      expect((await deposits(player, { ...detail, Amount: 24 })).success).toBe(false)
      expect(await deposits(player, detail)).toMatchObject({
        success: true,
        data: expect.stringMatching(/^http/),
      })
      const document = await desk.read('content', 'export', 'method', 'yakut')
      expect((await pipe(document)).said).toBe('Nothing to do: method yakut is unchanged')

      const edited = {
        ...document,
        name: inBoth('Zümrüt Kart', 'Emerald Card'),
        deposit: { ...document.deposit, min: 31, fields: [{ ...amount, objectType: 'Int' }] },
        withdraw: { ...document.withdraw, shown: false },
      }
      expect((await pipe(edited)).said).toMatch(/^method yakut is changed/)
      expect(await offered(player)).toMatchObject({ name: 'Emerald Card', min: 31 })
      expect(await offered(player, Withdraw)).toBeUndefined()
      expect((await deposits(player, { Amount: 30 })).success).toBe(false)
      expect((await deposits(player, detail)).success).toBe(false)
      expect((await deposits(player, { Amount: 31 })).success).toBe(true)

      expect((await desk.type('content', 'withdraw', 'method', 'yakut', ...why)).said).toMatch(
        /^method yakut is off the site/,
      )
      expect(await offered(player)).toBeUndefined()
      expect((await deposits(player, { Amount: 31 })).success).toBe(false)
      const [first] = await paymentsOf(app, player)
      if (!first) throw new Error('no payment')
      expect(await report(app, first, 'paid')).toEqual([200, 'apply'])
      expect(await balanceOf(app, player)).toBe(30.25)
      expect((await noticesOf(app, player)).at(-1)?.note).toBe(
        '₺30.25 that you deposited by Emerald Card has been added to your balance.',
      )

      expect((await pipe(edited)).code).toBe(0)
      expect(await offered(player)).toMatchObject({ name: 'Emerald Card' })
      const acts = await desk.read('acts', '--take', '4')
      expect(acts).toMatchObject([
        { command: 'content publish', subject: 'method yakut', given: { file: { deposit: { min: 31 } } } },
        { command: 'content withdraw', subject: 'method yakut' },
        {
          command: 'content publish',
          subject: 'method yakut',
          given: { file: { withdraw: { shown: false } } },
        },
        { command: 'content publish', subject: 'method yakut', given: { file: { code: 'yakut' } } },
      ])
    },
  )

  test('Scenario: a deposit that people settle keeps its account after its method has gone to a provider', async () => {
    const player = await signedIn(app)
    const account = { bank: 'Toros Bankası', holder: 'Lale Oyun', iban: 'TR330006100519786457841326' }
    const settled = { ...pays, provider: null, text: inBoth('Aldık.', 'Noted.'), fields: [amount] }
    const transfer = { ...yakut, code: 'transfer', deposit: settled, account }
    const id = async () =>
      ({ id: await methodOf(app, 'transfer'), target: 'pay', detail: { Amount: 50 } }) as const
    await publish(transfer)
    const early = { token: player.token, locale: 'en', requestId: 'early transfer' }
    expect(await app.call('payment/deposit', await id(), early)).toMatchObject({
      message: 'Noted.',
      data: { account },
    })
    await publish({ ...transfer, deposit: { ...settled, provider: 'sandbox' } })
    const late = { ...early, requestId: 'late transfer' }
    expect((await app.call('payment/deposit', await id(), late)).data).toMatch(/^http/)
    const becomes = async (requestId: string) =>
      (await app.call('payment/status', { requestId }, { token: player.token })).data?.account
    expect(await becomes('early transfer')).toEqual(account)
    await publish({ ...transfer, account: null, deposit: { ...settled, provider: 'sandbox' } })
    expect(await becomes('early transfer')).toBeNull()
    expect(await becomes('late transfer')).toBeNull()
  })

  test('Scenario: every method of the seed comes out as it can go in', async () => {
    const documents = await allMethods(app.pool)
    for (const { code } of paymentMethods) {
      const document = documents.find((each) => each.code === code)
      expect(await publish(document)).toEqual({ key: code, became: 'unchanged' })
    }
  })

  const deposit = (changes: object) => ({ ...yakut, deposit: { ...pays, ...changes } })
  const fields = (...all: object[]) => deposit({ fields: all })
  const [anOption] = place.option
  test.each([
    [{ ...yakut, code: 'Ruby' }, 'code is small letters, digits and -'],
    [{ ...yakut, name: { tr: 'Yakut' } }, 'name.en is missing'],
    [{ ...yakut, position: 32_768 }, 'position is above 1000'],
    [{ ...yakut, account: undefined }, 'account is not of this kind'],
    [{ ...yakut, deposit: null, withdraw: null }, 'deposit is missing, and withdraw too'],
    [deposit({ min: 0 }), 'deposit.min is below 0.01'],
    [deposit({ min: 10.005 }), 'deposit.min not an amount'],
    [deposit({ max: 24.99 }), 'deposit.max is below min'],
    [deposit({ max: 1_000_000_001 }), 'deposit.max is above 1000000000'],
    [deposit({ shown: 'yes' }), 'deposit.shown is true or false'],
    [deposit({ limit: 1 }), 'deposit.limit is not known'],
    [
      deposit({ provider: null }),
      'deposit.text is missing: the player reads it after a deposit that people settle',
    ],
    [deposit({ fields: [] }), 'deposit.fields are empty: its provider needs an amount'],
    [
      deposit({ fields: [], provider: null }),
      'deposit.text is missing: it is all that a method without fields says',
    ],
    [deposit({ provider: 'pinar' }), 'There is no pinar for deposit.provider; there are sandbox, or null'],
    [fields(place), 'deposit.fields have no Amount that is Decimal, Int or Long'],
    [fields({ ...amount, objectType: 'String' }), 'deposit.fields have no Amount'],
    [fields(amount, { ...amount, objectType: 'Int' }), 'deposit.fields.1.key is there twice'],
    [
      fields(amount, { ...place, key: 'constructor' }),
      'deposit.fields.1.key is a capital, then letters and digits',
    ],
    [fields({ ...amount, objectType: 'Money' }), 'deposit.fields.0.objectType is not one of String, Int'],
    [fields({ ...amount, mask: '##' }), 'deposit.fields.0.mask is for a String only'],
    [fields(amount, { key: 'Pin', objectType: 'String', mask: 'TR' }), 'mask has no #, @ or *'],
    [fields(amount, { ...place, option: [] }), 'deposit.fields.1.option is empty'],
    [
      fields(amount, { ...place, option: null }),
      'deposit.fields.1.option is what a Dropdown has, and no other',
    ],
    [
      fields({ ...amount, option: place.option }),
      'deposit.fields.0.option is what a Dropdown has, and no other',
    ],
    [
      fields(amount, { ...place, option: [anOption, anOption] }),
      'deposit.fields.1.option.1.id is there twice',
    ],
    [
      fields(amount, { ...place, option: [{ id: 1.5, name: anOption?.name }] }),
      'option.0.id is a text or a whole number',
    ],
  ])('Scenario: %# is refused: $1', async (document, complaint) => {
    const before = await allMethods(app.pool)
    await expect(publish(document)).rejects.toThrow(complaint)
    expect(await allMethods(app.pool)).toEqual(before)
  })

  test('Scenario: of a list with one fault nothing is written', async () => {
    const before = await allMethods(app.pool)
    const spoken = await pipe([{ ...yakut, code: 'inci' }, deposit({ max: 1 })])
    expect(spoken).toMatchObject({ code: 1, said: '' })
    expect(spoken.complained).toBe('The method cannot be published: deposit.max is below min')
    expect(await allMethods(app.pool)).toEqual(before)
  })

  test('Scenario: what payments may refer to is hidden and not removed, also where its provider is not at hand', async () => {
    await publish({ ...yakut, code: 'mercan' })
    await expect(publish({ ...yakut, code: 'mercan', deposit: null })).rejects.toThrow(
      'mercan: deposit was offered and cannot be removed: set its shown to false',
    )
    const hidden = { ...yakut, code: 'mercan', deposit: { ...pays, provider: 'pinar', shown: false } }
    expect(await publish(hidden)).toEqual({ key: 'mercan', became: 'changed' })
  })
})
