/** Where leaving a game leads, unless the site names another address. */
export const lobbyPath = '/frame/lobby'

/** Null if the address is outside the site: no open redirect. */
export function lobbyOf(asked: string, publicUrl: string): string | null {
  const url = URL.parse(asked, publicUrl)
  return url?.origin === new URL(publicUrl).origin ? url.href : null
}

/** From the user agent, for the launch calls that do not send a platform. */
export const isMobileDevice = (device: string) => /\bMobi/i.test(device)
