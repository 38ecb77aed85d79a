/** By file and fault, why nobody can notice it ("Equivalent: …") or what would. */
export const survivors: Readonly<Record<string, string>> = {}
