import type { Env } from '../env.ts'

type Where = Pick<Env, 'liveChat' | 'sandbox' | 'sandboxUrl'>

/** The page of the live chat, to which the operator's chat id is appended; empty: none. */
export const chatUrl = ({ liveChat, sandbox, sandboxUrl }: Where): string =>
  liveChat ?? (sandbox ? `${sandboxUrl}/chat/` : '')

/** Origin of the chat's frame, besides the sandbox's. */
export const chatOrigins = ({ liveChat }: Pick<Env, 'liveChat'>): string[] =>
  liveChat === undefined ? [] : [new URL(liveChat).origin]

export const chatOptions = (where: Where): Record<string, string> => ({ chaturl: chatUrl(where) })
