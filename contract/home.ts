/** Games per category on the home page. */
export const railLength = 8
/** Section 9: how many winners the card asks for. */
export const topWinnersCount = 40
