import type { Env } from '../env.ts'

type Where = Pick<Env, 'liveChat' | 'sandbox' | 'sandboxUrl'>

/** The page of the live chat but for the house's id, which is put after it; empty where there is none. */
export const chatUrl = ({ liveChat, sandbox, sandboxUrl }: Where): string =>
  liveChat ?? (sandbox ? `${sandboxUrl}/chat/` : '')

/** Whose page the site frames, beside the sandbox's. */
export const chatOrigins = ({ liveChat }: Pick<Env, 'liveChat'>): string[] =>
  liveChat === undefined ? [] : [new URL(liveChat).origin]

/** The setting that tells visitors' pages where the live chat is. */
export const chatOptions = (where: Where): Record<string, string> => ({ chaturl: chatUrl(where) })
