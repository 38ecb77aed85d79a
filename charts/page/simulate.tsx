import { Redo2, RotateCcw, Undo2 } from 'lucide-react'
import type { FlowName } from '#machines/flows.ts'
import { startOf, stateName } from '../words/speak.ts'
import { useLanguage, useWords } from './language.ts'
import { deepest, statesIn } from './marks-of.ts'
import { OfferItem } from './offer.tsx'
import styles from './panel.module.css'
import { sayEvent } from './say-event.ts'
import type { Walk } from './use-walk.ts'

export function Simulate({ flow, walk }: { flow: FlowName; walk: Walk }) {
  const say = useWords()
  const language = useLanguage()
  const { start, starts, moments, offers, ahead, send, turn, beginAs } = walk
  const taken = moments.length - 1
  const last = moments.at(-1)
  if (!last) return null
  const { machine, value, status } = last.state
  const here = deepest(statesIn(machine, value)).map((id) => id.slice(machine.id.length + 1))
  const names = apart(here, (path) => stateName(flow, path, language))
  return (
    <div className={styles.panel}>
      {starts.length > 1 && (
        <label className={styles.field}>
          {say('beginAs')}
          <select value={start.name} onChange={({ currentTarget }) => beginAs(currentTarget.value)}>
            {starts.map(({ name }) => (
              <option key={name} value={name}>
                {startOf(flow, name, language)}
              </option>
            ))}
          </select>
        </label>
      )}
      <section aria-live="polite">
        <h2>{say('now')}</h2>
        <ul className={styles.here}>
          {here.map((path) => (
            <li key={path}>{names.get(path)}</li>
          ))}
        </ul>
      </section>
      <div className={styles.time}>
        <button type="button" disabled={taken === 0} onClick={() => turn(taken - 1)}>
          <Undo2 size={18} aria-hidden /> {say('back')}
        </button>
        <button type="button" disabled={ahead === 0} onClick={() => turn(taken + 1)}>
          <Redo2 size={18} aria-hidden /> {say('forward')}
        </button>
        <button type="button" disabled={taken === 0} onClick={() => turn(0)}>
          <RotateCcw size={18} aria-hidden /> {say('beginAgain')}
        </button>
      </div>
      <section>
        <h2>{say('next')}</h2>
        {status === 'done' && <p>{say('ended')}</p>}
        {status === 'error' && <p role="alert">{say('broken')}</p>}
        {status === 'active' && offers.length === 0 && <p>{say('nothingNext')}</p>}
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <OfferItem key={JSON.stringify(offer.event)} {...{ flow, offer, send }} state={last.state} />
          ))}
        </ul>
      </section>
      {taken > 0 && (
        <section>
          <h2>{say('history')}</h2>
          <ol className={styles.steps}>
            {moments.map(({ event, state }, index) => {
              if (event === null) return null
              const { sentence } = sayEvent(flow, event, language)
              return (
                <li key={index}>
                  <button
                    type="button"
                    aria-current={index === taken ? 'step' : undefined}
                    onClick={() => turn(index)}
                  >
                    {sentence}
                    <small>
                      {deepest(statesIn(machine, state.value))
                        .map((id) => stateName(flow, id.slice(machine.id.length + 1), language))
                        .join(' · ')}
                    </small>
                  </button>
                </li>
              )
            })}
          </ol>
        </section>
      )}
    </div>
  )
}

/** Names of states; those of the same name with the name of the state around them. */
function apart(paths: readonly string[], nameOf: (path: string) => string): Map<string, string> {
  const names = paths.map(nameOf)
  return new Map(
    paths.map((path) => {
      const name = nameOf(path)
      const isAlone = names.indexOf(name) === names.lastIndexOf(name)
      return [path, isAlone ? name : `${nameOf(path.slice(0, path.lastIndexOf('.')))}: ${name}`]
    }),
  )
}
