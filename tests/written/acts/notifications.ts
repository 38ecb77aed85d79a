import { find, type Act } from './gestures.ts'
import { rule } from '../grammar.ts'
import { NotAsWritten } from '../not-as-written.ts'
import { items } from '../sights/notifications.ts'
import { notice, type Tester } from '../tester.ts'

async function pressTheBell(tester: Tester): Promise<void> {
  const bell = await find(tester, 'bell in the header', () =>
    tester.page
      .getByRole('banner')
      .first()
      .getByRole('button', { name: /^(?:Bildirimler|Notifications)/ }),
  )
  tester.network.acts()
  await bell.click()
}

export const actsOnNotifications: readonly Act[] = [
  rule('press the bell in the header', 'üst bölümdeki zile basın', pressTheBell),
  rule(
    'press the escape key, then press the bell in the header',
    'Esc tuşuna basın, sonra üst bölümdeki zile basın',
    async (tester) => {
      await tester.page.keyboard.press('Escape')
      await pressTheBell(tester)
    },
  ),
  rule('open a notification of the list', 'listeden bir bildirim açın', async (tester, _, data) => {
    const value = data[0]?.value ?? ''
    if (!['gönderilen bildirim', 'the notification that was sent'].includes(value))
      throw new NotAsWritten(`nobody knows which notification is “${value}”`)
    tester.network.acts()
    await items(tester).filter({ hasText: notice[tester.language].title }).first().click()
  }),
]
