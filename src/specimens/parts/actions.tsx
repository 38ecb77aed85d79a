import { Bell, Gift, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { MoreButton, ShowMore } from '../../ui/show-more.tsx'
import { long, said } from '../said.ts'
import styles from '../samples.module.css'
import type { Group } from '../specimen.tsx'

const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>

export const actions: Group = {
  title: 'Buttons and links',
  specimens: [
    {
      part: 'button.tsx',
      about:
        'Its words say what happens. Four kinds: action for money and the one next step, plain beside it, quiet for what is rarely wanted, danger for what cannot be undone.',
      states: {
        'at rest': (
          <Row>
            <Button kind="action">Para Yatır</Button>
            <Button>Vazgeç</Button>
            <Button kind="quiet">Kodu tekrar gönder</Button>
            <Button kind="danger">Oturumu kapat</Button>
            <Button size="small" icon={<Phone size={18} aria-hidden />}>
              Ara
            </Button>
          </Row>
        ),
        'hover and focus': said.pressed,
        busy: (
          <Row>
            <Button kind="action" busy>
              Para Yatır
            </Button>
            <Button busy>Vazgeç</Button>
          </Row>
        ),
        disabled: (
          <Row>
            <Button kind="action" disabled>
              Para Yatır
            </Button>
            <Button disabled>Vazgeç</Button>
            <Button kind="quiet" disabled>
              Kodu tekrar gönder
            </Button>
          </Row>
        ),
        error: 'It keeps its words; a field or a toast says what went wrong, and it can be pressed again.',
        empty: 'A button without words is an icon button.',
        'long text': (
          <Button kind="action" wide>
            {long.sentence}
          </Button>
        ),
      },
    },
    {
      part: 'button-link.tsx',
      about: 'A way to another page that matters as much as a button.',
      states: {
        'at rest': (
          <Row>
            <ButtonLink to="/dashboard/deposit" kind="action">
              Para Yatır
            </ButtonLink>
            <ButtonLink to="/promotions">Promosyonlar</ButtonLink>
          </Row>
        ),
        'hover and focus': said.pressed,
        busy: said.awaitsNothing,
        disabled: said.isLink,
        error: said.noError,
        empty: said.noEmpty,
        'long text': (
          <ButtonLink to="/promotions" wide>
            {long.sentence}
          </ButtonLink>
        ),
      },
    },
    {
      part: 'icon-button.tsx',
      about: 'A picture that everybody knows, 44 px wide. Its label is heard, and shown as a tooltip.',
      states: {
        'at rest': (
          <Row>
            <IconButton label="Bildirimler">
              <Bell size={22} aria-hidden />
            </IconButton>
            <IconButton label="Bonuslar">
              <Gift size={22} aria-hidden />
            </IconButton>
          </Row>
        ),
        'hover and focus': said.pressed,
        busy: 'What it opens waits, not the button.',
        disabled: (
          <IconButton label="Bildirimler" disabled>
            <Bell size={22} aria-hidden />
          </IconButton>
        ),
        error: said.noError,
        empty: said.noEmpty,
        'long text': (
          <IconButton label={long.sentence}>
            <Bell size={22} aria-hidden />
          </IconButton>
        ),
      },
    },
    {
      part: 'place-link.tsx',
      about:
        'A link that content names: within the site without a new page, elsewhere as the browser does it.',
      states: {
        'at rest': (
          <p>
            <PlaceLink href="/pages/3">Sorumlu Oyun</PlaceLink> sayfasını okuyun.
          </p>
        ),
        'hover and focus': said.pressed,
        busy: said.awaitsNothing,
        disabled: said.isLink,
        error: said.noError,
        empty: said.noEmpty,
        'long text': (
          <p>
            <PlaceLink href="/pages/3">{long.word}</PlaceLink>
          </p>
        ),
      },
    },
    {
      part: 'show-more.tsx',
      about: 'The way to what a list has besides, at its end or wherever the button alone is wanted.',
      states: {
        'at rest': <ShowMore busy={false} onMore={() => {}} />,
        'hover and focus': said.pressed,
        busy: <MoreButton busy onMore={() => {}} />,
        disabled: 'A list that has no more has no button.',
        error: 'The list says what did not come, above this button; it is the way to try again.',
        empty: said.noEmpty,
        'long text': 'Its words are its own.',
      },
    },
  ],
}
