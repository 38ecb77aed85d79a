/** How many games of a category the home page shows. */
export const railLength = 8
/** Section 9: how many winners the card asks for. */
export const topWinnersCount = 40
