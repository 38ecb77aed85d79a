/** The keyboard goes to the field in this part of the page that games are searched in. */
export function focusNow(part: ParentNode | null): void {
  part?.querySelector<HTMLInputElement>('search:not(.when-wide) [type=search]')?.focus()
}
