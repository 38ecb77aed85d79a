import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { RotateCw, Wallet, X } from 'lucide-react'
import type { GameActor } from '#machines/game/game.machine.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { FavouriteButton } from '../favourite/favourite-button.tsx'
import { useSite } from '../site/site.ts'
import { PanicLink } from '../time-out/panic-link.tsx'
import styles from './game.module.css'

export function GameActions({ actor }: { actor: GameActor }) {
  const { t } = useLingui()
  const site = useSite()
  const game = useSelector(actor, (now) => now.context.game)
  const launching = useSelector(actor, (now) => now.matches('launching'))
  return (
    <fieldset className={styles.actions} aria-label={t`Oyun işlemleri`}>
      <Button
        kind="action"
        size="small"
        icon={<Wallet size={18} aria-hidden />}
        className={styles.deposit}
        aria-haspopup="dialog"
        onClick={() => site.send({ type: 'deposit over the game' })}
      >
        <span className={styles.label}>
          <Trans>Para Yatır</Trans>
        </span>
      </Button>
      <PanicLink />
      <FavouriteButton game={game} />
      <IconButton
        label={t`Oyunu yeniden yükle`}
        aria-disabled={launching || undefined}
        onClick={() => actor.send({ type: 'reload' })}
      >
        <RotateCw size={20} aria-hidden />
      </IconButton>
      <IconButton label={t`Oyunu kapat`} onClick={() => actor.send({ type: 'leave' })}>
        <X size={22} aria-hidden />
      </IconButton>
    </fieldset>
  )
}
