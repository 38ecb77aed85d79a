import { useState } from 'react'
import type { AnyMachineSnapshot } from 'xstate'
import type { FlowName } from '#machines/flows.ts'
import { type Offer, takenBy } from 'statechart-walk'
import { conditionsOf } from '../words/conditions.ts'
import type { Happening } from '../words/steps.ts'
import { useLanguage, useWords } from './language.ts'
import { payloadText, withPayload } from './payload.ts'
import styles from './offer.module.css'
import { sayEvent } from './say-event.ts'

interface OfferItemProps {
  flow: FlowName
  offer: Offer
  state: AnyMachineSnapshot
  send: (event: Happening) => void
}

export function OfferItem({ flow, offer, state, send }: OfferItemProps) {
  const { event } = offer
  const say = useWords()
  const language = useLanguage()
  const [text, setText] = useState(() => payloadText(event))
  const [problem, setProblem] = useState<'notJson' | 'notTaken' | null>(null)
  const conditions = conditionsOf(flow, offer, language)
  const { who, sentence, own, data } = sayEvent(flow, event, language)
  const sendChanged = () => {
    const changed = withPayload(event, text)
    if (changed === null) setProblem('notJson')
    else if (takenBy(state, changed).length === 0) setProblem('notTaken')
    else send(changed)
  }
  return (
    <li className={styles.offer}>
      <button type="button" data-event={event.type} onClick={() => send(event)}>
        <span className={styles.who} data-who={who}>
          {say(who)}
        </span>
        <span className={styles.sentence}>{sentence}</span>
        {own !== sentence && <small lang="en">{own}</small>}
        {data.length > 0 && <small>{data.join(' · ')}</small>}
        {conditions.length > 0 && <small>{`${say('condition')}: ${conditions.join(' · ')}`}</small>}
      </button>
      <details>
        <summary>{say('data')}</summary>
        <label>
          <span className="only-heard">{`${say('data')}: ${sentence}`}</span>
          <textarea
            value={text}
            rows={Math.min(10, text.split('\n').length + 1)}
            spellCheck={false}
            aria-invalid={problem !== null}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value)
              setProblem(null)
            }}
          />
        </label>
        {problem !== null && <p role="alert">{say(problem)}</p>}
        <button type="button" onClick={sendChanged}>
          {say('send')}
        </button>
      </details>
    </li>
  )
}
