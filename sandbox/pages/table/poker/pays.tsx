import { Trans, useLingui } from '@lingui/react/macro'
import { antePays, leastPair, pokerHands, type PokerHand } from '#sandbox/contract/poker.ts'
import { Felt } from '../cards/cloth.tsx'
import { handNames } from './hand-names.ts'
import styles from './poker.module.css'

const least = Math.min(...Object.values(antePays))
const better = pokerHands.filter((hand) => antePays[hand] > least).toReversed()

export function Pays({ won }: { won: PokerHand | null }) {
  const { t, i18n } = useLingui()
  return (
    <Felt lead={<Trans>Ön bahsin kazancı</Trans>}>
      <ul className={styles.pays} aria-label={t`Ön bahsin kazancı`}>
        {better.map((hand) => (
          <li key={hand} className={won === hand ? styles.now : undefined}>
            {i18n._(handNames[hand])} {antePays[hand]}:1
          </li>
        ))}
        <li className={won !== null && antePays[won] === least ? styles.now : undefined}>
          <Trans>diğer eller {least}:1</Trans>
        </li>
      </ul>
      <p>
        <Trans>Gör bahsi 1:1 kazandırır; krupiyede en az {leastPair} çifti yoksa geri döner</Trans>
      </p>
    </Felt>
  )
}
