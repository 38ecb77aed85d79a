/** Ids for the wallet. They must not change: the wallet is idempotent by them. */
export const betIdOf = (round: string, step: number) => `${round}-${step}`
export const winIdOf = (round: string) => `${round}-w`
export const rollbackIdOf = (round: string, step: number) => `${round}-${step}-r`
