import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronUp } from 'lucide-react'
import { useCallback, useEffect, useId, useReducer, useState } from 'react'
import { books, parts, type Part, type SportsBook } from '#sandbox/contract/sports.ts'
import { classes } from '#src/ui/classes.ts'
import { Drawer } from '#src/ui/drawer.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { useMedia } from '#src/ui/use-media.ts'
import { Missing } from '../frame/missing.tsx'
import { tokenIn, type Address } from '../address.ts'
import { keepSlip, recallSlip } from './kept-slip.ts'
import { OwnSlipsView } from './own-slips.view.tsx'
import { ProgrammeView } from './programme.view.tsx'
import { SlipPanel } from './slip-panel.tsx'
import { change as changed, sumsOf, type Picked, type SlipIntent } from './slip-state.ts'
import styles from './sports.module.css'
import { useOwnSlips } from './use-own-slips.ts'
import { usePlacing } from './use-placing.ts'
import { useProgramme } from './use-programme.ts'
import { useWords } from './use-words.ts'

export default function SportsPage({ address }: { address: Address }) {
  const { path, query } = address
  const book = books.find((each) => each === path[0])
  const part = parts.find((each) => each === query.get('part')) ?? 'sports'
  return book ? <Book book={book} part={part} token={tokenIn(address)} /> : <Missing />
}

type BookProps = { book: SportsBook; part: Part; token: string | null }

function Book({ book, part, token }: BookProps) {
  const { t, i18n } = useLingui()
  const { sayAmount } = useWords()
  const own = useOwnSlips(book, token)
  const { programme, failed, online, retry } = useProgramme({
    part,
    language: i18n.locale,
    onEnded: own.refresh,
  })
  const [slip, send] = useReducer(changed, book, recallSlip)
  const { placing, place, forget } = usePlacing({
    book,
    token,
    onPlaced(placed) {
      for (const fixture of placed) send({ type: 'drop', fixture })
      own.refresh()
    },
  })
  const wide = useMedia('(width >= 900px)')
  const title = useId()
  const [sheet, setSheet] = useState(false)
  const [tab, setTab] = useState<'slip' | 'own'>('slip')
  useEffect(() => keepSlip(book, slip), [book, slip])

  /** Clears the last answer: it was about another slip. */
  const change = useCallback(
    (intent: SlipIntent) => {
      forget()
      send(intent)
    },
    [forget],
  )
  const choose = useCallback((pick: Picked) => change({ type: 'pick', pick }), [change])

  const fixtures = programme?.fixtures ?? []
  const count = slip.picked.length
  const panel = (
    <Tabs
      label={t`Kupon ve bahisler`}
      tabs={[
        { id: 'slip', label: count > 0 ? <Trans>Kupon ({count})</Trans> : <Trans>Kupon</Trans> },
        { id: 'own', label: <Trans>Bahislerim</Trans> },
      ]}
      selected={tab}
      onSelect={setTab}
    >
      <div className={styles.panel}>
        {tab === 'slip' ? (
          <SlipPanel
            slip={slip}
            fixtures={fixtures}
            placing={placing}
            balance={own.state.at === 'known' ? own.state.own.balance : null}
            player={token !== null && own.state.at !== 'visitor'}
            send={change}
            onPlace={() => void place(slip)}
          />
        ) : (
          <OwnSlipsView state={own.state} onRetry={own.refresh} />
        )}
      </div>
    </Tabs>
  )
  return (
    <div className={styles.book} data-book={book}>
      <main className={styles.main} aria-labelledby={title}>
        <h1 id={title} className="only-heard">
          {part === 'live' ? (
            <Trans>Canlı bahis</Trans>
          ) : part === 'esports' ? (
            <Trans>E-spor</Trans>
          ) : (
            <Trans>Spor bahisleri</Trans>
          )}
        </h1>
        {!online && (
          <output className={styles.offline}>
            <Trans>Bağlantı koptu: oranlar güncel olmayabilir. Yeniden bağlanılıyor.</Trans>
          </output>
        )}
        <ProgrammeView
          part={part}
          programme={programme}
          failed={failed}
          onRetry={retry}
          picked={slip.picked}
          onPick={choose}
        />
      </main>
      {wide ? (
        <aside className={styles.aside} aria-label={t`Kupon`}>
          {panel}
        </aside>
      ) : (
        <>
          <button
            type="button"
            className={classes(styles.opener, count > 0 && styles.filled)}
            onClick={() => setSheet(true)}
          >
            <span>{count > 0 ? <Trans>Kupon ({count})</Trans> : <Trans>Kupon ve bahislerim</Trans>}</span>
            {count > 0 && <strong>{sayAmount(sumsOf(slip, fixtures).win)}</strong>}
            <ChevronUp className={styles.up} size={20} aria-hidden />
          </button>
          <Drawer open={sheet} from="bottom" title={t`Kupon ve bahislerim`} onClose={() => setSheet(false)}>
            {panel}
          </Drawer>
        </>
      )}
    </div>
  )
}
