import {
  all,
  any,
  asks,
  failed,
  handsOn,
  isAt,
  not,
  on,
  sends,
  wasAt,
  type Invariants,
  type Step,
} from '../../invariants/invariant.ts'
import { dialog } from './site.who.ts'

const isNotOffered = isAt({ chat: 'not offered' })
const wasNotOffered = wasAt({ chat: 'not offered' })
const wanted = { chat: { offered: 'wanted' } }
const closed = { chat: { offered: 'closed' } }
const isNamed = ({ state: { context } }: Step) => context.settings?.chaturl && context.settings?.chatid

/** The live chat where there is one; elsewhere the person is called. */
export const chat: Invariants = {
  'a chat is offered where the settings name one, and in production only': {
    when: () => true,
    holds: (step) => not(isNotOffered)(step) === Boolean(step.state.context.production && isNamed(step)),
  },
  'the page of the chat is that of the operator': {
    when: all(wasNotOffered, not(isNotOffered)),
    holds: asks('live chat', () => ({ address: 'https://chat.example/lale' })),
  },
  'a person who wants to talk is called where there is no chat': {
    when: all(any(on('toggle the live chat'), on('open the live chat')), wasNotOffered),
    holds: dialog('call request'),
  },
  'the button of the chat opens it': {
    when: any(on('toggle the live chat', closed), on('open the live chat', closed)),
    holds: all(isAt(wanted), handsOn('live chat')),
  },
  'the button of an open chat closes it': {
    when: on('toggle the live chat', wanted),
    holds: all(isAt(closed), handsOn('live chat')),
  },
  'the way back closes the chat, as its button does': {
    when: all(on('go back', wanted), wasAt({ dialog: 'none' })),
    holds: sends('live chat', () => ({ type: 'toggle the live chat' })),
  },
  'a chat that does not come gives way to a call': {
    when: on('chat.missed', wanted),
    holds: all(isAt(closed), dialog('call request')),
  },
  'a chat that breaks is closed': { when: failed('live chat'), holds: isAt(closed) },
}
