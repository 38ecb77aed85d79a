import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, type SubmitEvent } from 'react'
import { crashGameNames, isCrashGame } from '#sandbox/contract/aviator.ts'
import { houseEdgePercent } from '#sandbox/contract/crash-point.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { Missing } from '../frame/missing.tsx'
import type { Address } from '../address.ts'
import { Computed } from './computed.tsx'
import { useRound } from './use-round.ts'
import styles from './verify.module.css'

export default function VerifyPage({ address }: { address: Address }) {
  const [provider = '', game = '', round = ''] = address.path
  return isCrashGame(game) ? <Verify provider={provider} game={game} first={round} /> : <Missing />
}

/** Digits: no table plays more rounds. */
const longest = 15
const digits = new RegExp(`^[1-9]\\d{0,${longest - 1}}$`)
/** Null where it is no number of a round. */
const roundOf = (text: string) => (digits.test(text) ? Number(text) : null)

interface VerifyProps {
  provider: string
  game: keyof typeof crashGameNames
  first: string
}

function Verify({ provider, game, first }: VerifyProps) {
  const { t } = useLingui()
  const [round, setRound] = useState(() => roundOf(first))
  const asked = useRound({ provider, game }, round)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('round')
    const number = typeof typed === 'string' ? roundOf(typed.trim()) : null
    if (number !== null) setRound(number)
  }
  const isUnknown = asked.at === 'unknown' || (asked.at === 'nothing' && first !== '')
  const name = crashGameNames[game]
  const title = t`${name}: tur doğrulama`
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <main className={styles.page}>
      <h1>{title}</h1>
      <p className="quiet">
        <Trans>
          Her turun sonucu bahislerden önce bellidir ve mührü o anda verilir; tohum ise tur bitince açıklanır.
          Bu sayfa tohumdan mührü ve sonucu sizin tarayıcınızda yeniden hesaplar.
        </Trans>
      </p>
      <form className={styles.form} onSubmit={submit}>
        <TextInput
          name="round"
          label={t`Tur numarası`}
          inputMode="numeric"
          defaultValue={round ?? ''}
          pattern="[1-9][0-9]*"
          maxLength={longest}
          required
        />
        <Button type="submit" kind="action" busy={asked.at === 'asking'}>
          <Trans>Turu getir</Trans>
        </Button>
      </form>
      <div aria-live="polite" className={styles.answer}>
        {isUnknown && <Trans>Bu masada böyle bir tur yok.</Trans>}
        {asked.at === 'failed' && <Trans>Tur bilgisi alınamadı. Lütfen yeniden deneyin.</Trans>}
        {asked.at === 'told' && (
          <Computed key={asked.round} game={game} round={asked.round} told={asked.told} />
        )}
      </div>
      <Card className="stack-12">
        <h2>
          <Trans>Nasıl hesaplanır?</Trans>
        </h2>
        <ol className={styles.steps}>
          <li>
            <Trans>
              Mühür, tohumun SHA-256 özetidir. Aynı zamanda önceki turun tohumudur: tohumlar bir zincirdir,
              araya sonradan tur konamaz.
            </Trans>
          </li>
          <li>
            <Trans>
              Sonuç için <code>tohum:oyun:tur</code> metninin SHA-256 özeti alınır; ilk 13 onaltılık hanesi h
              sayısıdır.
            </Trans>
          </li>
          <li>
            <Trans>
              Çarpan = {100 - houseEdgePercent} / (1 − h / 2⁵²) yüzde bir, tam sayıya aşağı yuvarlanır; en az
              1,00, en çok 1000,00.
            </Trans>
          </li>
          <li>
            <Trans>
              Bir çarpana ulaşma olasılığı yüzde {100 - houseEdgePercent} / çarpan kadardır: hangi çarpanı
              seçerseniz seçin oyunun payı yüzde {houseEdgePercent} olur.
            </Trans>
          </li>
        </ol>
      </Card>
    </main>
  )
}
