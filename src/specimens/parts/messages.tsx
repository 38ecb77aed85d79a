import { Gift, SearchX } from 'lucide-react'
import { UnreadBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Celebration } from '../../ui/celebration.tsx'
import { Outdated } from '../../ui/outdated.tsx'
import { EmptyState, ErrorState } from '../../ui/state.tsx'
import { SuccessMark } from '../../ui/success-mark.tsx'
import { throwConfetti } from '../../ui/throw-confetti.ts'
import { showToast, type ToastKind } from '../../ui/toast.ts'
import { long, said } from '../said.ts'
import styles from '../samples.module.css'
import type { Group } from '../specimen.tsx'

const toasts: Record<ToastKind, string> = {
  blank: 'Seçiminiz saklandı.',
  success: 'Favorilere eklendi.',
  error: 'Kod yanlış. Yeniden deneyin.',
  warning: 'Favorilerden çıkarıldı.',
  info: 'Bakiyeniz güncellendi.',
  loading: 'İşleminiz sürüyor.',
}
const kinds: ToastKind[] = ['blank', 'success', 'error', 'warning', 'info', 'loading']
const gift = <Gift size={48} aria-hidden />

function ToastButtons() {
  return (
    <div className={styles.row}>
      {kinds.map((kind) => (
        <Button key={kind} size="small" onClick={() => showToast({ kind, text: toasts[kind] })}>
          {kind}
        </Button>
      ))}
    </div>
  )
}

export const messages: Group = {
  title: 'What the product says',
  specimens: [
    {
      part: 'toaster.tsx',
      about:
        'Stands once in the shell; the code that draws toasts comes after the page, or with the first one, and none is lost meanwhile.',
      states: {
        'at rest': <ToastButtons />,
        'hover and focus': 'A toast under the pointer or the focus stays until it is left.',
        busy: 'The kind “loading”: it stays for 30 s, or until the answer is there.',
        disabled: said.notDisabled,
        error: 'The kind “error”, told by its picture and its words.',
        empty: 'Without a toast it is not there.',
        'long text': (
          <Button size="small" onClick={() => showToast({ kind: 'info', text: long.sentence })}>
            Uzun bir mesaj
          </Button>
        ),
      },
    },
    {
      part: 'toast-list.tsx',
      about:
        'Draws them: up to five, at the top, for 4 s each; on a phone they lie on each other. A screen reader is told politely. The buttons above show each kind.',
      states: {
        'at rest': 'Shown by the buttons of toaster.tsx.',
        'hover and focus': 'Its cross is an icon button.',
        busy: 'Shown by the button “loading”.',
        disabled: said.notDisabled,
        error: 'Shown by the button “error”.',
        empty: 'Without a toast it is not there.',
        'long text': 'Shown by the button for a long message: it breaks and grows.',
      },
    },
    {
      part: 'state.tsx',
      about: 'In the place of what is not there: one sentence, one action. An error says what was not lost.',
      states: {
        'at rest': (
          <EmptyState
            icon={gift}
            title="Henüz bonusunuz yok"
            text="Aldığınız bonuslar burada görünür."
            action={<Button>Promosyonları gör</Button>}
          />
        ),
        'hover and focus': 'Of its action: as of a button.',
        busy: (
          <ErrorState
            title="Liste yüklenemedi"
            text="Bağlantınızı kontrol edip yeniden deneyin."
            busy
            onRetry={() => {}}
          />
        ),
        disabled: said.notDisabled,
        error: (
          <ErrorState
            title="Liste yüklenemedi"
            text="Bağlantınızı kontrol edip yeniden deneyin. Hesabınızda bir değişiklik olmadı."
            onRetry={() => {}}
          />
        ),
        empty: (
          <EmptyState icon={<SearchX size={48} aria-hidden />} text="Bu aramayla bir oyun bulunamadı." />
        ),
        'long text': <EmptyState icon={gift} title={long.word} text={long.sentence} />,
      },
    },
    {
      part: 'outdated.tsx',
      about: 'Above a list that is known but may lack the newest: what is there stays readable.',
      states: {
        'at rest': 'It is shown only when something could not be renewed.',
        'hover and focus': 'Of its button: as of a button.',
        busy: 'It goes as soon as it is tried again.',
        disabled: said.notDisabled,
        error: <Outdated text="Son hareketler eksik olabilir." onRetry={() => {}} />,
        empty: said.noEmpty,
        'long text': <Outdated text={long.sentence} onRetry={() => {}} />,
      },
    },
    {
      part: 'celebration.tsx',
      about: 'The one loud moment: the end of something that went well, with confetti 100 ms later.',
      states: {
        'at rest': (
          <Celebration
            title="Tebrikler!"
            text="Telefon numaranız doğrulandı."
            actions={
              <Button kind="action" onClick={() => void throwConfetti()}>
                Konfeti
              </Button>
            }
          />
        ),
        'hover and focus': 'Of its actions: as of buttons.',
        busy: said.awaitsNothing,
        disabled: said.notDisabled,
        error: said.noError,
        empty: said.noEmpty,
        'long text': (
          <Celebration title={long.word} text={long.sentence} actions={<Button>{long.label}</Button>} />
        ),
      },
    },
    {
      part: 'success-mark.tsx',
      about: 'The tick inside an opened flower. Decoration: the title beside it says what is done.',
      states: {
        'at rest': <SuccessMark />,
        'hover and focus': said.still,
        busy: said.awaitsNothing,
        disabled: said.notDisabled,
        error: said.noError,
        empty: said.noEmpty,
        'long text': said.noWords,
      },
    },
    {
      part: 'badge.tsx',
      about: 'How many notifications wait: from nine up it says that there are more.',
      states: {
        'at rest': (
          <div className={styles.row}>
            <UnreadBadge count={1} />
            <UnreadBadge count={8} />
          </div>
        ),
        'hover and focus': said.still,
        busy: said.awaitsNothing,
        disabled: said.notDisabled,
        error: said.noError,
        empty: 'Nothing unread, nothing shown.',
        'long text': <UnreadBadge count={128} />,
      },
    },
  ],
}
