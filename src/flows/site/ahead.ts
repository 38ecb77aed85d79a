import type { SiteActor } from '#machines/site/site.machine.ts'
import { withoutReload } from '../start-up/new-release.ts'
import { idle } from './idle.ts'
import {
  CallRequestDialog,
  GameModal,
  LoginDialog,
  Movements,
  PaymentDialog,
  PhoneDialog,
  PromotionDialog,
  RecoveryDialog,
  RegistrationDialog,
} from './arriving-views.ts'

/** Dialogs and panels by their `data-opens`. */
const openable = {
  login: LoginDialog,
  registration: RegistrationDialog,
  recovery: RecoveryDialog,
  promotion: PromotionDialog,
  movements: Movements,
  payment: PaymentDialog,
  'call request': CallRequestDialog,
  'phone verification': PhoneDialog,
  game: GameModal,
}
type Openable = keyof typeof openable

/** Most likely first. */
const ofVisitors: Openable[] = ['login', 'registration', 'promotion', 'recovery']
const ofPlayers: Openable[] = [
  'movements',
  'payment',
  'game',
  'call request',
  'phone verification',
  'promotion',
]

const fetched = new Set<Openable>()

/** After a failure the tap fetches it again. */
async function fetchAhead(name: Openable): Promise<boolean> {
  if (fetched.has(name)) return true
  const hasCome = await withoutReload(openable[name].fetch)
  if (hasCome) fetched.add(name)
  return hasCome
}

const isOpenable = (name: string | undefined): name is Openable => name !== undefined && name in openable

const isOfPlayer = (site: SiteActor) => site.getSnapshot().matches({ session: 'player' })

/** Prefetches a dialog when a finger, a pointer or the focus reaches what opens it. */
export function fetchWhatIsNear(site: SiteActor): void {
  const come = ({ target }: Event) => {
    const opener = target instanceof Element ? target.closest<HTMLElement>('[data-opens]') : null
    const name = opener?.dataset['opens']
    if (!isOpenable(name)) return
    // A visitor meets the login first.
    void fetchAhead(isOfPlayer(site) || ofVisitors.includes(name) ? name : 'login')
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
  let names: readonly Openable[] = []
  const look = () => {
    const wanted = isOfPlayer(site) ? ofPlayers : ofVisitors
    if (wanted === names) return
    names = wanted
    void fetchAll(wanted)
  }
  look()
  site.subscribe(look)
}

async function fetchAll(names: readonly Openable[]): Promise<void> {
  for (const name of names) {
    await idle()
    if (!(await fetchAhead(name))) return
  }
}
