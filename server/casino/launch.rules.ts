import { platform } from '#contract/casino.ts'

/** Where a game is left for, unless the site says where. */
export const lobbyPath = '/frame/lobby'

/** Null where the address is not the site's own. */
export function lobbyOf(asked: string, publicUrl: string): string | null {
  const url = URL.parse(asked, publicUrl)
  return url?.origin === new URL(publicUrl).origin ? url.href : null
}

export const isMobilePlatform = (id: number) => id === platform.mobile

/** For the launch calls that do not say it. */
export const isMobileDevice = (device: string) => /\bMobi/i.test(device)
