/** The id of the field that games are searched in, where the page has one. */
export const gameSearch = 'game-search'

/** The keyboard goes to the field in this part of the page. */
export function focusNow(part: ParentNode | null): void {
  part?.querySelector<HTMLInputElement>(`#${gameSearch}`)?.focus()
}
