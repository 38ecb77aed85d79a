import { expect } from '@playwright/test'
import { enter, find, press, type Act } from './gestures.ts'
import { patience } from '../not-as-written.ts'
import { newPassword, types } from './site-forms.ts'
import { rule } from '../grammar.ts'
import type { Tester } from '../tester.ts'

async function entersTheCode(tester: Tester, sentence: string, field: string, submit: string) {
  await enter(tester, [{ name: field, value: sentence.replace(/kodu$/, 'kod') }])
  await press(tester, submit)
}

/** The tester enters codes from the outbox of the sandbox. */
export const actsOnCodes: readonly Act[] = [
  rule(
    'enter the username of the player and press @; enter (.+) into @ and press @; enter a new password into @ and press @; wait for the success message of each step',
    'oyuncunun kullanıcı adını yazıp @ düğmesine basın; (.+?) @ alanına yazıp @ düğmesine basın; @ alanlarına yeni bir şifre yazıp @ düğmesine basın; her adımda başarı mesajını bekleyin',
    async (tester, [begin = '', code = '', field = '', goOn = '', first = '', second = '', end = '']) => {
      await types(tester, { 'Kullanıcı adı': tester.person.username })
      await press(tester, begin)
      await tester.hearsASuccess()
      await entersTheCode(tester, code, field, goOn)
      await enter(
        tester,
        [first, second].map((name) => ({ name, value: newPassword })),
      )
      await press(tester, end)
      await tester.hearsASuccess()
    },
  ),
  rule(
    'press @, enter (.+) into @ and press @',
    '@ düğmesine basın, (.+?) @ alanına yazın ve @ düğmesine basın',
    async (tester, [ask = '', code = '', field = '', submit = '']) => {
      await press(tester, ask)
      await tester.hearsASuccess()
      await entersTheCode(tester, code, field, submit)
    },
  ),
  rule('wait for the message @', '@ mesajını bekleyin', (tester, [message = '']) =>
    tester.waitsForTheMessage(message),
  ),
  rule(
    'enter (.+) into @, press @, and after the message @ press @(?: and wait for the message @)?',
    '(.+?) @ alanına yazın, @ düğmesine basın, @ mesajından sonra @ düğmesine basın(?:, @ mesajını bekleyin)?',
    async (tester, [code = '', field = '', submit = '', message = '', next = '', last = '']) => {
      await entersTheCode(tester, code, field, submit)
      await tester.waitsForTheMessage(message)
      const button = await find(tester, `“${next}” to press`, (place) =>
        place.getByRole('button', { name: next, exact: true }),
      )
      await expect(button).not.toHaveAttribute('aria-busy', 'true')
      await button.click({ timeout: 2 * patience })
      if (last !== '') await tester.waitsForTheMessage(last)
    },
  ),
]
