import { Trans, useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import type { RoundTold } from '#sandbox/contract/aviator.ts'
import { Card } from '#src/ui/card.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { sayMultiplier } from '../aviator/say-multiplier.ts'
import { prove, type Proof } from './proof.ts'
import styles from './verify.module.css'

interface ComputedProps {
  game: string
  round: number
  told: RoundTold
}

export function Computed({ game, round, told: { commitment, ended, before } }: ComputedProps) {
  const { t, i18n } = useLingui()
  const [seed, setSeed] = useState(ended?.seed ?? '')
  const [proof, setProof] = useState<Proof | null>(null)
  useEffect(() => {
    let left = false
    void prove({ game, round, seed, commitment }).then(
      (now) => left || setProof(now),
      () => left || setProof(null),
    )
    return () => {
      left = true
    }
  }, [game, round, seed, commitment])
  if (!ended)
    return (
      <Card>
        <Fact name={<Trans>Mühür</Trans>}>{commitment}</Fact>
        <p>
          <Trans>
            Bu tur henüz bitmedi: tohumu, uçak gidince açıklanır. Mührü not edip sonra karşılaştırabilirsiniz.
          </Trans>
        </p>
      </Card>
    )
  return (
    <Card className="stack-12">
      {ended.annulled && (
        <p className="caution">
          <Trans>Bu tur yarıda kaldı: bahisler geri verildi.</Trans>
        </p>
      )}
      <TextInput
        label={t`Tohum`}
        value={seed}
        onChange={({ currentTarget }) => setSeed(currentTarget.value.trim())}
        spellCheck={false}
        autoComplete="off"
      />
      {proof ? (
        <>
          <Fact name={<Trans>Bahislerden önce verilen mühür</Trans>}>{commitment}</Fact>
          <Fact name={<Trans>Tohumun SHA-256 özeti, burada hesaplandı</Trans>}>{proof.seedHash}</Fact>
          <Verdict holds={proof.isCommitted}>
            {proof.isCommitted ? <Trans>Mühür tutuyor.</Trans> : <Trans>Mühür tutmuyor.</Trans>}
          </Verdict>
          {before !== null && (
            <Verdict holds={before === proof.seedHash}>
              {before === proof.seedHash ? (
                <Trans>Zincir tutuyor: özet, önceki turun tohumudur.</Trans>
              ) : (
                <Trans>Zincir tutmuyor: özet, önceki turun tohumu değil.</Trans>
              )}
            </Verdict>
          )}
          <Fact name={<Trans>Sonucun özeti, burada hesaplandı</Trans>}>{proof.digest}</Fact>
          <p className={styles.point}>
            <Trans>
              Hesaplanan çarpan: <strong>{sayMultiplier(proof.point, i18n.locale)}</strong>. Masanın kaydı:{' '}
              <strong>{sayMultiplier(ended.point, i18n.locale)}</strong>.
            </Trans>
          </p>
          <Verdict holds={proof.point === ended.point}>
            {proof.point === ended.point ? <Trans>Sonuç tutuyor.</Trans> : <Trans>Sonuç tutmuyor.</Trans>}
          </Verdict>
        </>
      ) : (
        <p>
          <Trans>
            Tarayıcınız bu sayfada özet hesaplamıyor; güvenli bir bağlantı (https) ile açabilirsiniz.
          </Trans>
        </p>
      )}
    </Card>
  )
}

function Fact({ name, children }: { name: ReactNode; children: string }) {
  return (
    <dl className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        <code>{children}</code>
      </dd>
    </dl>
  )
}

function Verdict({ holds, children }: { holds: boolean; children: ReactNode }) {
  return (
    <p className={styles.verdict} data-holds={holds}>
      {holds ? <Check size={20} aria-hidden /> : <X size={20} aria-hidden />}
      {children}
    </p>
  )
}
