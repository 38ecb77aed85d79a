import type { FlowName } from '#machines/flows.ts'
import { flows } from '#machines/flows.ts'
import type { Heard, Running } from '../live/running.ts'
import { stateName, titleOf } from '../words/speak.ts'
import { useLanguage, useWords } from './language.ts'
import { deepest, statesIn } from './marks-of.ts'
import styles from './panel.module.css'
import { sayEvent } from './say-event.ts'

export interface LiveChoice {
  isOn: boolean
  /** Shows the flow of the last intent. */
  follows: boolean
}

interface LiveProps {
  heard: Heard
  choice: LiveChoice
  shown: Running | null
  onChoice: (choice: LiveChoice) => void
  onFlow: (flow: FlowName) => void
}

export function Live({ heard, choice, shown, onChoice, onFlow }: LiveProps) {
  const say = useWords()
  const language = useLanguage()
  if (!import.meta.env.DEV) return <p className={styles.panel}>{say('liveElsewhere')}</p>
  const { isOn, follows } = choice
  return (
    <div className={styles.panel}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => onChoice({ isOn: currentTarget.checked, follows })}
        />
        {say('followLive')}
      </label>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={follows}
          disabled={!isOn}
          onChange={({ currentTarget }) => onChoice({ isOn, follows: currentTarget.checked })}
        />
        {say('followMoves')}
      </label>
      <p>{say('liveHint')}</p>
      {isOn && heard.running.length === 0 && <output>{say('liveWaiting')}</output>}
      {heard.notUnderstood > 0 && <p role="alert">{`${say('notUnderstood')}: ${heard.notUnderstood}`}</p>}
      {heard.running.length > 0 && <h2>{say('running')}</h2>}
      <ul className={styles.running}>
        {heard.running.map((each) => (
          <li key={each.sessionId}>
            <button type="button" aria-pressed={each === shown} onClick={() => onFlow(each.flow)}>
              <b>{titleOf(each.flow, language)}</b>
              <span>
                {placesOf(each)
                  .map((path) => stateName(each.flow, path, language))
                  .join(' · ')}
              </span>
              {each.last !== null && (
                <small>{`${say('lastMove')}: ${sayEvent(each.flow, { type: each.last }, language).sentence}`}</small>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function placesOf({ flow, value }: Running): string[] {
  const { machine } = flows[flow]
  return deepest(statesIn(machine, value)).map((id) => id.slice(machine.id.length + 1))
}
