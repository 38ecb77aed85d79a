import type { SiteActor } from '#machines/site/site.machine.ts'
import { withoutReload } from '../release/missed-code.ts'
import { openables, type Openable, type OpenableName } from './dialogs.ts'
import { idle } from './idle.ts'

const fetched = new Set<Openable>()

/** After a failure the tap fetches it again. */
async function fetchAhead(opened: Openable): Promise<boolean> {
  if (fetched.has(opened)) return true
  const hasCome = await withoutReload(opened.View.fetch)
  if (hasCome) fetched.add(opened)
  return hasCome
}

const isOpenable = (name: string | undefined): name is OpenableName => name !== undefined && name in openables

const whoIsHere = (site: SiteActor) =>
  site.getSnapshot().matches({ session: 'player' }) ? 'player' : 'visitor'

const isFor = (who: 'visitor' | 'player', { ahead }: Openable) => ahead === who || ahead === 'everybody'

/** Prefetches a dialog when a finger, a pointer or the focus reaches what opens it. */
export function fetchWhatIsNear(site: SiteActor): void {
  const come = ({ target }: Event) => {
    const opener = target instanceof Element ? target.closest<HTMLElement>('[data-opens]') : null
    const name = opener?.dataset['opens']
    if (!isOpenable(name)) return
    const who = whoIsHere(site)
    // A visitor meets the login first.
    const isHad = who === 'player' || isFor(who, openables[name])
    void fetchAhead(openables[isHad ? name : 'login'])
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, come, { passive: true })
}

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string }
  }
}

/** Prefetches dialogs one by one while the page is idle; none with `saveData`. */
export function fetchWhenIdle(site: SiteActor): void {
  if (navigator.connection?.saveData === true) return
  let lastHere = ''
  const look = () => {
    const who = whoIsHere(site)
    if (who === lastHere) return
    lastHere = who
    void fetchAll(Object.values(openables).filter((each) => isFor(who, each)))
  }
  look()
  site.subscribe(look)
}

async function fetchAll(wanted: readonly Openable[]): Promise<void> {
  for (const each of wanted) {
    await idle()
    if (!(await fetchAhead(each))) return
  }
}
