export type KnownLiveChats = Readonly<Record<string, (url: string) => string>>

/**
 * Every live chat, one line each, by its name in variables: small letters and digits. Makes of its address the page that the site frames,
 * to which the operator's chat id is appended. LIVE_CHAT_URL is the address of `page`.
 */
export const knownLiveChats: KnownLiveChats = {
  page: (url) => url,
}
