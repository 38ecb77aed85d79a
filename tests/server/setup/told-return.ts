/** An average return as a studio tells it: percent with two digits. */
export const told = (average: number): number => Math.round(average * 10_000) / 100
