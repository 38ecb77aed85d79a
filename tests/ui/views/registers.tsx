import { done, failed, refused } from '#charts/flows/events.ts'
import type { RegisterAnswer } from '#contract/protection-breaks.ts'
import { RegisterNotice } from '#src/flows/register/register.view.tsx'
import { again, sightsOf } from './sight.ts'

const says = (register: RegisterAnswer['register']) => done('ask the register', { register })
const tryAgain = { type: 'try again' }

export const registers = sightsOf(
  'register',
  undefined,
  (flow) => <RegisterNotice register={flow} name="GAMSTOP" />,
  {
    'before the first answer': [[], {}],
    'there is no bar': [[says(null)], {}],
    'the page could not ask': [[failed('ask the register', refused)], {}],
    'the player is in it': [[says('excluded')], { 'Bize Yazın': 'ready' }],
    'it is silent': [[says('no answer')], again],
    'asking it again': [[says('no answer'), tryAgain], { 'Yeniden dene': 'busy' }],
    'it is silent, and the page could not ask again': [
      [says('no answer'), tryAgain, failed('ask the register', refused)],
      again,
    ],
  },
)
