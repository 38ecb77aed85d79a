import { aDayOff, halfAYearOver, liftConfirmable, noBreak } from '#charts/flows/breaks.given.ts'
import { done, failed, noAnswer, refused } from '#charts/flows/events.ts'
import { Exclusion } from '#src/flows/exclusion/exclusion.view.tsx'
import { TimeOut } from '#src/flows/time-out/time-out.view.tsx'
import { again, sightsOf } from './sight.ts'

const help = { 'Bize Yazın': 'ready' } as const
const known = done('ask for the standing', noBreak)
const missed = failed('ask for the standing', refused)
const mayBeOver = { type: 'break.may be over' }
const unanswered = failed('ask for the standing', noAnswer)

const rests = done('ask for the standing', aDayOff)
const begin = { type: 'begin the break', form: { hours: noBreak.panicHours } }
const timeOuts = sightsOf('time-out', undefined, (flow) => <TimeOut timeOut={flow} />, {
  'asking for the standing': [[], { '': 'busy' }],
  unavailable: [[missed], again],
  'choosing the length': [[known], { Süre: 'ready', 'Arayı Başlat': begin, ...help }],
  beginning: [[known, begin], { Süre: 'disabled', 'Arayı Başlat': 'busy', ...help }],
  'on a break': [[rests], help],
  'on a break, and the server is asked again': [[rests, mayBeOver], help],
  'on a break, and the server does not answer': [[rests, mayBeOver, unanswered], help],
})

const length = { type: 'choose the length', length: 6 }
const exclude = { type: 'exclude me', form: { password: 'lale-1970' } }
const other = { type: 'choose another length' }
const [password, show, confirm, another] = [
  'Şifre',
  'Şifreyi göster',
  'Onayla ve uzak kal',
  'Başka bir süre seç',
] as const
const [ask, lift] = ['Yeniden oynamak istiyorum', 'Yeniden oynamak istediğimi onaylıyorum'] as const
const askToLift = { type: 'ask to lift' }
const confirmLift = { type: 'confirm the lift' }
const closed = done('ask for the standing', halfAYearOver)
const asked = done('ask for the standing', liftConfirmable)
const exclusions = sightsOf(
  'exclusion',
  undefined,
  (flow) => <Exclusion exclusion={flow} username="ayse70" />,
  {
    'asking for the standing': [[], { '': 'busy' }],
    unavailable: [[missed], again],
    'choosing the length': [[known], { 'Ne kadar süreyle': 'ready', 'Onaya geç': length, ...help }],
    confirming: [
      [known, length],
      { '': 'ready', [password]: 'ready', [show]: 'ready', [confirm]: exclude, [another]: other },
      { [password]: exclude.form.password },
    ],
    excluding: [
      [known, length, exclude],
      {
        '': 'disabled',
        [password]: 'disabled',
        [show]: 'disabled',
        [confirm]: 'busy',
        [another]: 'disabled',
      },
    ],
    excluded: [[closed], { [ask]: askToLift, ...help }],
    'excluded, and the server is asked again': [[closed, mayBeOver], { [ask]: askToLift, ...help }],
    'excluded, and the server does not answer': [
      [closed, mayBeOver, unanswered],
      { [ask]: askToLift, ...help },
    ],
    'asking to lift': [[closed, askToLift], { [ask]: 'busy', ...help }],
    'a lift can be confirmed': [[asked], { [lift]: confirmLift, ...help }],
    'finding out': [[asked, confirmLift, failed('lift the exclusion', refused)], { [lift]: 'busy', ...help }],
    lifting: [[asked, confirmLift], { [lift]: 'busy', ...help }],
    lifted: [[asked, confirmLift, done('lift the exclusion', { standing: noBreak, message: '' })], {}],
  },
)

export const breaks = [...timeOuts, ...exclusions]
