/** Providers of games that are played here. */
export const gameProviders = ['dt', 'pragmatic', 'em', 'amusnet', 'egt', 'hub88', 'softgamings'] as const
export type GameProvider = (typeof gameProviders)[number]

/** With those of the sportsbooks: each calls the platform's wallet. */
export const walletProviders = [...gameProviders, 'betsy', 'betco'] as const
export type WalletProvider = (typeof walletProviders)[number]

/** Why a wallet refuses a call; each provider has its own code for it. */
export type Refusal =
  | 'no such player'
  | 'session ended'
  | 'insufficient funds'
  /** The player's own limit. */
  | 'limit reached'
  /** The player takes a break from play, or an exclusion register bars it. */
  | 'play closed'
  | 'id reused'
  | 'rolled back'
  | 'not an amount'

export const isGameProvider = (name: string): name is GameProvider =>
  gameProviders.some((each) => each === name)
