/** What the wallet is told a movement is called: the same whenever it is sent again. */
export const betIdOf = (round: string, step: number) => `${round}-${step}`
export const winIdOf = (round: string) => `${round}-w`
export const rollbackIdOf = (round: string, step: number) => `${round}-${step}-r`
