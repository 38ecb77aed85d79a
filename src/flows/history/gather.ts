/** How many are shown at a time. */
export const onOnePage = 20
/** How many one call for the file may bring: the most that the contract allows. */
const inOneCall = 100

interface Page<Item> {
  total: number
  list: Item[]
}

/** All pages of a history, each item once, though new ones may push others on to the next page meanwhile. */
export async function gather<Item extends { id: number }>(
  load: (part: { skip: number; take: number }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const all = new Map<number, Item>()
  for (let skip = 0; ; skip += inOneCall) {
    const { total, list } = await load({ skip, take: inOneCall })
    for (const each of list) all.set(each.id, each)
    if (skip + inOneCall >= total || list.length === 0) return [...all.values()]
  }
}
