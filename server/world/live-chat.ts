import type { Env } from '../env.ts'
import { knownLiveChats } from './live-chats.ts'
import { spokenWith } from './places.ts'

type Where = Pick<Env, 'liveChat' | 'sandbox' | 'sandboxUrl'>

/** The page of the live chat, to which the operator's chat id is appended; empty: none. Throws CannotStart if nobody speaks with it. */
export function chatPage({ liveChat, sandbox, sandboxUrl }: Where, known = knownLiveChats): string {
  if (liveChat) return spokenWith('LIVE_CHAT', known, liveChat.provider)(liveChat.place)
  return sandbox ? `${sandboxUrl}/chat/` : ''
}

/** Origin of the chat's frame, besides the sandbox's. */
export const chatOrigins = ({ liveChat }: Pick<Env, 'liveChat'>): string[] =>
  liveChat ? [new URL(liveChat.place).origin] : []
