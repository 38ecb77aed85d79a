import type { CallName } from '#contract/index.ts'
import type { Case } from 'statechart-walk'
import type { FormIntent } from '#machines/sent-form.ts'
import type { Stage } from '../driver/replay.ts'

type Act = (stage: Stage) => Promise<void>

/** What a browser does with a form that the site runs. */
export interface Form {
  /** The first request that it sends; the path answers it. */
  call: CallName
  /** Its code: the file's name without its hash. */
  code: string
  /** The button that sends it. */
  button: string
  /** Fills it in and sends it. */
  fillsIn: Act
  /** How each intent opens its dialog. */
  opens?: Partial<Record<FormIntent['type'], Act>>
  /** How its flow ends with success; without it, it never ends by itself. */
  ends?: (stage: Stage, event: Case) => Promise<void>
  /** Its page, if it has one. */
  page?: { title: string; open: Act }
}

/** Only where a form is sent are answers held for the path. */
export const isPatient = ({ walked }: Stage): boolean =>
  walked.path.start.events.some(({ type }) => type.endsWith('.sent'))
