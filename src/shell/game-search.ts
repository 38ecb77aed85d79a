/** Focuses the field for the search of games in this part of the page. */
export function focusNow(part: ParentNode | null): void {
  part?.querySelector<HTMLInputElement>('search:not(.when-wide) [type=search]')?.focus()
}
