import { turnTab } from '#tests/flows/driver/turn-tab.ts'
import { rule } from '../grammar.ts'
import { find, type Act } from './gestures.ts'

/** What a tester does with the session bar and the reality check. */
export const actsOnTheRealityCheck: readonly Act[] = [
  rule('press the button that says @', '@ yazan düğmeye basın', async (tester, [text = '']) => {
    const button = await find(tester, `“${text}” to press`, (place) =>
      place.getByRole('button').filter({ hasText: text }),
    )
    tester.network.acts()
    await button.click()
  }),
  rule(
    'turn to another tab and back, and send the answer to @ that was held back, as (\\{.+\\})',
    'başka bir sekmeye geçip dönün ve bekletilen @ yanıtını (\\{.+\\}) ile gönderin',
    async (tester, [path = '', body = '']) => {
      await turnTab('hidden')(tester)
      await turnTab('visible')(tester)
      await tester.network.proxy.lets(path, body)
    },
  ),
]
