/** Days begin at midnight here, whatever the reader's time zone. */
export const siteTimeZone = 'Europe/Istanbul'

/** 'YYYY-MM-DD', in the time zone of the site. */
export const dayOf = (moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: siteTimeZone }).format(moment)
