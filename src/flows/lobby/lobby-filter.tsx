import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import type { LobbyActor } from '#machines/lobby/lobby.machine.ts'
import { focusNow } from '../../shell/game-search.ts'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { longestWord } from './lobby-address.ts'
import styles from './lobby.module.css'

interface PhraseProps {
  actor: LobbyActor
  /** The page was opened to search: the field gets the focus. */
  searching: boolean
}

/** `wide`: shown in wide windows only; otherwise in narrow ones only. */
export function LobbyFilter({ actor, searching, wide = false }: PhraseProps & { wide?: boolean }) {
  const { t } = useLingui()
  const isWide = useWide()
  if (isWide === !wide) return null
  const onlyThere = isWide === null && (wide ? 'when-wide' : 'when-narrow')
  return (
    <search className={classes(styles.fields, onlyThere)} aria-label={t`Oyun ara ve filtrele`}>
      <Phrase actor={actor} searching={searching} />
      <Provider actor={actor} wide={wide} />
    </search>
  )
}

function Phrase({ actor, searching }: PhraseProps) {
  const { t } = useLingui()
  const phrase = useSelector(actor, (now) => now.context.filter.phrase)
  const field = useRef<HTMLDivElement>(null)
  const type = (typed: string) => actor.send({ type: 'type the phrase', phrase: typed })
  return (
    <div ref={field} className={styles.phrase}>
      <div ref={searching ? focusNow : null} className={styles.contents}>
        <TextInput
          type="search"
          bare
          label={t`Oyun ara`}
          placeholder={t`Oyun ara`}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={longestWord}
          prefix={<Search size={20} aria-hidden />}
          suffix={
            phrase !== '' && (
              <IconButton
                label={t`Aramayı temizle`}
                onClick={() => {
                  type('')
                  focusNow(field.current)
                }}
              >
                <X size={20} aria-hidden />
              </IconButton>
            )
          }
          value={phrase}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </div>
    </div>
  )
}

function Provider({ actor, wide }: { actor: LobbyActor; wide: boolean }) {
  const { t } = useLingui()
  const provider = useSelector(actor, (now) => now.context.filter.provider)
  const providers = useSelector(actor, (now) => now.context.providers)
  const known = providers.map(({ name }) => name)
  const names = provider === null || known.includes(provider) ? known : [provider, ...known]
  return (
    <Select
      bare
      label={t`Sağlayıcı`}
      options={[
        { value: '', label: wide ? t`Tüm sağlayıcılar` : t`Sağlayıcı` },
        ...names.map((name) => ({ value: name, label: name })),
      ]}
      value={provider ?? ''}
      onChange={({ currentTarget: { value } }) =>
        actor.send({ type: 'choose the provider', provider: value || null })
      }
    />
  )
}
