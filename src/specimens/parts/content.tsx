import { Receipt, UserRound } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { GameArt } from '../../ui/game-art.tsx'
import { ListRowButton, ListRowLink } from '../../ui/list-row.tsx'
import { Logo, Mark } from '../../ui/logo.tsx'
import { Money } from '../../ui/money.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Prose } from '../../ui/prose.tsx'
import { long, said } from '../said.ts'
import styles from '../samples.module.css'
import type { Group } from '../specimen.tsx'

const words = `<h2>Nasıl yararlanılır?</h2><p>Üye olun ve <a href="/dashboard/phone-verification">telefonunuzu doğrulayın</a>.</p><ul><li>Bonus bir kez verilir.</li><li>Çevrim koşulu 10 kattır.</li></ul>`
const table = `<table><thead><tr><th>Yöntem</th><th>Süre</th></tr></thead><tbody><tr><td>Havale</td><td>30 dakika</td></tr></tbody></table><blockquote>${long.sentence}</blockquote><p>${long.word}</p>`
const icon = <UserRound size={20} aria-hidden />
const receipt = <Receipt size={20} aria-hidden />

export const content: Group = {
  title: 'Content',
  specimens: [
    {
      part: 'card.tsx',
      about: 'A raised surface: a lighter ground and one line, no shadow.',
      states: {
        'at rest': <Card>Bakiye ve bonuslar</Card>,
        'hover and focus': said.still,
        busy: 'What it holds waits in its own shape.',
        disabled: said.notDisabled,
        error: said.noError,
        empty: said.noEmpty,
        'long text': <Card>{long.word}</Card>,
      },
    },
    {
      part: 'list-row.tsx',
      about: 'A row that leads to another page, with an arrow, or that does something here.',
      states: {
        'at rest': (
          <Card flush>
            <ListRowLink to="/dashboard/account" icon={icon} title="Hesabım" note="gulsah17" />
            <ListRowButton icon={receipt} title="Havale" note="30 dakika" end={<Money amount={250} />} />
          </Card>
        ),
        'hover and focus':
          'The ground grows lighter under a mouse; the ring lies inside, where a card does not cut it off.',
        busy: 'Skeletons of its shape stand in its place.',
        disabled: said.isLink,
        error: said.noError,
        empty: said.noEmpty,
        'long text': (
          <Card flush>
            <ListRowLink to="/dashboard/account" icon={icon} title={long.word} note={long.sentence} />
            <ListRowButton icon={receipt} title={long.label} end={<Money amount={long.money} signed />} />
          </Card>
        ),
      },
    },
    {
      part: 'money.tsx',
      about:
        'An amount with its currency, in the order and with the signs of the language; in tabular figures.',
      states: {
        'at rest': (
          <div className={styles.row}>
            <Money amount={250} />
            <Money amount={1_250.5} signed />
            <Money amount={-80} signed />
          </div>
        ),
        'hover and focus': said.still,
        busy: 'A skeleton stands in its place.',
        disabled: said.notDisabled,
        error: said.noError,
        empty: <Money amount={0} />,
        'long text': <Money amount={long.money} />,
      },
    },
    {
      part: 'game-art.tsx',
      about: 'The picture of a game, 3:4. Its place is there before it: nothing moves when it comes.',
      states: {
        'at rest': (
          <div className={styles.art}>
            <GameArt gameCode="akide-yagmuru" sizes="10rem" alt="Akide Yağmuru" />
          </div>
        ),
        'hover and focus': 'Of the tile around it.',
        busy: 'The dark ground of all pictures stands in its place.',
        disabled: said.notDisabled,
        error: (
          <div className={styles.art}>
            <GameArt gameCode="a-game-without-a-picture" sizes="10rem" />
          </div>
        ),
        empty: said.noEmpty,
        'long text': 'No words stand in a picture.',
      },
    },
    {
      part: 'logo.tsx',
      about: 'The tulip with the name, or alone; crimson is kept for it and for what is live.',
      states: {
        'at rest': (
          <div className={styles.row}>
            <Logo />
            <Mark />
          </div>
        ),
        'hover and focus': said.still,
        busy: said.awaitsNothing,
        disabled: said.notDisabled,
        error: said.noError,
        empty: said.noEmpty,
        'long text': said.noWords,
      },
    },
    {
      part: 'prose.tsx',
      about:
        'Words with their structure, as an operator writes them. What the contract does not allow is left out.',
      states: {
        'at rest': <Prose html={words} />,
        'hover and focus': 'Of its links: as of a place link.',
        busy: 'Skeletons of lines stand in its place.',
        disabled: said.notDisabled,
        error: said.noError,
        empty: said.noEmpty,
        'long text': <Prose html={table} />,
      },
    },
    {
      part: 'page-head.tsx',
      about:
        'The head that every page shares: the way back, the title, one line about it. It names the tab too.',
      wide: true,
      states: {
        'at rest': (
          <PageHead title="Promosyonlar" note="Koşulların tamamı her promosyonun içinde yazar." back="/" />
        ),
        'hover and focus': 'Of its arrow: the ring.',
        busy: 'It is there before what it is the head of.',
        disabled: said.notDisabled,
        error: said.noError,
        empty: <PageHead title="Para Yatır" low />,
        'long text': <PageHead title={long.word} note={long.sentence} back="/" low />,
      },
    },
  ],
}
