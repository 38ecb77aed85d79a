/** One of a page, times in milliseconds on any clock. */
export interface Request {
  url: string
  /** As the browser calls it: Document, Script, Stylesheet, Fetch, Image and so on. */
  kind: string
  /** The document or style sheet in which the browser has read its address; undefined for what a script asks for. */
  readIn: string | undefined
  asked: number
  ended: number
}

/** What can make a page ask for more. */
const causes = ['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR']

/**
 * So many requests of a page had to wait for each other: the length of the longest chain from the document on.
 * A request follows the document or style sheet that names it. The browser does not say what a script has waited for: what a script
 * asks for follows the document, script, style sheet or answer that ended last before it was asked for, as one reads it
 * off a waterfall. Two chains that run side by side by chance may so count a step too many or too few.
 * @param requests in any order
 */
export function serialDepth(requests: readonly Request[]): number {
  const depths = new Map<Request, number>()
  const inOrder = requests.toSorted((one, other) => one.asked - other.asked)
  for (const request of inOrder) {
    const before = [...depths.keys()]
    const cause =
      before.find(({ url }) => url === request.readIn) ??
      before
        .filter(({ kind, ended }) => causes.includes(kind) && ended <= request.asked)
        .reduce<Request | undefined>(
          (last, each) => (last && last.ended > each.ended ? last : each),
          before[0],
        )
    depths.set(request, 1 + (cause ? (depths.get(cause) ?? 0) : 0))
  }
  return Math.max(0, ...depths.values())
}
