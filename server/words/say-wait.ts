const minutesOf = (seconds: number) => Math.ceil(seconds / 60)
const hoursOf = (seconds: number) => Math.ceil(seconds / 3600)
const minute = 60
const twoHours = 7200

export const waitTr = (seconds: number) =>
  seconds < minute
    ? `${seconds} saniye`
    : seconds < twoHours
      ? `${minutesOf(seconds)} dakika`
      : `${hoursOf(seconds)} saat`

export const countEn = (many: number, unit: string) => `${many} ${unit}${many === 1 ? '' : 's'}`

export const waitEn = (seconds: number) =>
  seconds < minute
    ? countEn(seconds, 'second')
    : seconds < twoHours
      ? countEn(minutesOf(seconds), 'minute')
      : countEn(hoursOf(seconds), 'hour')
