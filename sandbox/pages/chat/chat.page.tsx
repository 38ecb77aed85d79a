import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type SubmitEvent } from 'react'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import type { Address } from '../address.ts'
import styles from './chat.module.css'

const longest = 500

export default function ChatPage({ address }: { address: Address }) {
  const { t } = useLingui()
  const [house = ''] = address.path
  const [sent, setSent] = useState<string[]>([])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form).get('message')
    if (typeof typed !== 'string' || typed.trim() === '') return
    setSent([...sent, typed.trim()])
    form.reset()
  }
  return (
    <main className={styles.page} aria-label={t`Konuşma`}>
      <ol className={styles.talk} aria-live="polite" aria-label={t`Konuşma`}>
        <li className={styles.said}>
          <Trans>Merhaba, size nasıl yardımcı olabiliriz?</Trans>
        </li>
        {sent.map((message, place) => (
          <li key={place} className="stack-8">
            <p className={classes(styles.said, styles.own)}>{message}</p>
            <p className={styles.said}>
              <Trans>Mesajınız alındı. Burası deneme ortamı: gerçek bir temsilci bağlı değil.</Trans>
            </p>
          </li>
        ))}
      </ol>
      <form className="stack-8" onSubmit={submit}>
        <TextInput name="message" label={t`Mesajınız`} maxLength={longest} autoComplete="off" required />
        <Button type="submit" kind="action">
          <Trans>Gönder</Trans>
        </Button>
      </form>
      <p className="quiet tiny">
        <Trans>Sohbet no: {house}</Trans>
      </p>
    </main>
  )
}
