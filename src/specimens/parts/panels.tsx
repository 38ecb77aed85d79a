import { Info } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ListRowButton } from '../../ui/list-row.tsx'
import { Menu } from '../../ui/menu.tsx'
import { PanelHead } from '../../ui/panel-head.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { long, said } from '../said.ts'
import styles from '../samples.module.css'
import type { Group } from '../specimen.tsx'

function Opened({ words, children }: { words: string; children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words}</Button>
      {open && children(() => setOpen(false))}
    </>
  )
}

function FromSide({ from, words }: { from: 'left' | 'right' | 'bottom'; words: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words}</Button>
      <Drawer open={open} from={from} title={words} onClose={() => setOpen(false)}>
        <ListRowButton title="Hesabım" note="gulsah17" />
        <ListRowButton title={long.sentence} />
      </Drawer>
    </>
  )
}

function Account({ words }: { words: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Menu
      align="start"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      trigger={words}
    >
      <ListRowButton title="Hesabım" />
      <ListRowButton title="Çıkış Yap" />
    </Menu>
  )
}

export const panels: Group = {
  title: 'What lies over the page',
  specimens: [
    {
      part: 'dialog.tsx',
      about:
        'Asks for one thing above everything: full screen on a phone, one column of fields or up to 990 by 699 px beyond. Escape, the way back and a press on the mask ask to close; its owner decides.',
      states: {
        'at rest': (
          <div className={styles.row}>
            <Opened words="Form">
              {(close) => (
                <Dialog title="Giriş Yap" onClose={close}>
                  <TextInput label="Kullanıcı adı" autoComplete="username" />
                  <Button kind="action" wide onClick={close}>
                    Giriş Yap
                  </Button>
                </Dialog>
              )}
            </Opened>
            <Opened words="Geniş">
              {(close) => (
                <Dialog
                  size="wide"
                  title="Promosyon"
                  onClose={close}
                  foot={
                    <Button kind="action" wide onClick={close}>
                      Bonus Talep
                    </Button>
                  }
                >
                  <p>{long.sentence}</p>
                </Dialog>
              )}
            </Opened>
          </div>
        ),
        'hover and focus':
          'The first field has the focus when it opens, on touch the dialog itself, so that no keyboard covers it. Tab stays inside; the focus goes back to what had opened it.',
        busy: 'What it holds waits in its own shape; its head, with the way out, is there at once.',
        disabled: said.notDisabled,
        error: 'What it holds says what went wrong, in its place.',
        empty: said.noEmpty,
        'long text': (
          <Opened words="Uzun başlık">
            {(close) => (
              <Dialog title={long.sentence} onClose={close}>
                <p>{long.word}</p>
              </Dialog>
            )}
          </Opened>
        ),
      },
    },
    {
      part: 'drawer.tsx',
      about:
        'A panel from the side, 20rem wide and there in 150 ms: the menu from the left, the profile from the right, the notifications from below on a phone.',
      states: {
        'at rest': (
          <div className={styles.row}>
            <FromSide from="left" words="Soldan" />
            <FromSide from="right" words="Sağdan" />
            <FromSide from="bottom" words="Alttan" />
          </div>
        ),
        'hover and focus': 'As in a dialog.',
        busy: 'What it holds may be lazy: five lines stand in its place.',
        disabled: said.notDisabled,
        error: 'What it holds says what went wrong, in its place.',
        empty: 'It is mounted before it is needed, with nothing in it.',
        'long text': 'The second line of each of these panels.',
      },
    },
    {
      part: 'panel-head.tsx',
      about: 'What a dialog or a drawer begins with: its title and the way out.',
      states: {
        'at rest': <PanelHead title="Bildirimler" onClose={() => {}} />,
        'hover and focus': 'Of its button: as of an icon button.',
        busy: said.awaitsNothing,
        disabled: said.notDisabled,
        error: said.noError,
        empty: said.noEmpty,
        'long text': <PanelHead title={long.sentence} onClose={() => {}} />,
      },
    },
    {
      part: 'menu.tsx',
      about:
        'A button with a panel under it. Its entries stay ordinary links and buttons, so Tab walks them.',
      states: {
        'at rest': <Account words="gulsah17" />,
        'hover and focus':
          'Under a mouse the ground grows lighter. Escape, a press elsewhere and leaving by keyboard close it; the focus is back on its button.',
        busy: said.awaitsNothing,
        disabled: said.notDisabled,
        error: said.noError,
        empty: said.noEmpty,
        'long text': <Account words="cok-uzun-bir-kullanici-adi-1234" />,
      },
    },
    {
      part: 'tooltips.tsx',
      about:
        'One for the whole page, at most 350 px wide, above everything: it shows what an element without words is called.',
      states: {
        'at rest': (
          <IconButton label="Bunun adı, üstünde durunca ya da klavyeyle gelince görünür">
            <Info size={22} aria-hidden />
          </IconButton>
        ),
        'hover and focus':
          'This is what it is for: under the pointer and at the focus of the keyboard. Escape, a press and scrolling take it away.',
        busy: said.awaitsNothing,
        disabled: said.notDisabled,
        error: said.noError,
        empty: said.noEmpty,
        'long text': (
          <IconButton label={`${long.sentence} ${long.word}`}>
            <Info size={22} aria-hidden />
          </IconButton>
        ),
      },
    },
  ],
}
