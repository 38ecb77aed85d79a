/** Appends a page. An item that has moved to it meanwhile is not added twice. */
export function withPage<Item extends { id: number | string }>(
  known: readonly Item[],
  page: readonly Item[],
): Item[] {
  const ids = new Set(known.map(({ id }) => id))
  return [...known, ...page.filter(({ id }) => !ids.has(id))]
}
