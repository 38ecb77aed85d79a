import { useState, type CSSProperties } from 'react'
import { Button } from '../ui/button.tsx'
import tokensFile from '../ui/tokens.css?raw'
import { kindOf, readTokens, type Token, type TokenKind } from './read-tokens.ts'
import type { Theme } from './specimen.tsx'
import styles from './tokens.module.css'

const tokens = readTokens(tokensFile)
const of = (kind: TokenKind) => tokens.filter((token) => kindOf(token) === kind)
const own = ({ name }: Token) => `var(--${name})`

const notes: Record<string, string> = {
  ground: 'Under everything',
  raised: 'Header, cards, dialogs',
  overlay: 'Menus, toasts, what is pointed at',
  field: 'What is typed into',
  line: 'Parts what belongs together',
  'line-meaning': 'Lines that carry meaning: 3:1 on every ground',
  'text-strong': 'Titles, what was typed',
  text: 'Words',
  'text-quiet': 'Notes and hints, still 4.5:1',
  action: 'Money, and the one next step',
  'action-near': 'Under the mouse',
  'on-action': 'Words on it',
  'action-text': 'Links, quiet buttons',
  brand: 'The tulip, and what is live',
  'brand-front': 'Its petal in front',
  'on-brand': 'Words on it',
  positive: 'It went well; a picture or a word says it too',
  caution: 'Look before you go on',
  negative: 'It went wrong, or cannot be undone',
  'on-negative': 'Words on it',
  'art-ground': 'Under pictures, a night in both themes',
  'on-art': 'Words on pictures',
  'on-art-quiet': 'Quiet words on pictures',
  focus: 'The ring of the keyboard',
  mask: 'Over the page, under a dialog',
  'ground-masked': 'The ground as it looks through the mask',
}

function Swatch({ token, theme }: { token: Token; theme: Theme }) {
  return (
    <span className={styles.swatch} style={{ colorScheme: theme }}>
      <span style={{ background: own(token) }} />
    </span>
  )
}

function Colours() {
  return (
    <ul className={styles.colours}>
      {of('colour').map((token) => (
        <li key={token.name} data-token={token.name}>
          <Swatch token={token} theme="dark" />
          <Swatch token={token} theme="light" />
          <span>
            <code>{token.name}</code>
            <span className={styles.note}>{notes[token.name]}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

const shownBy: Partial<Record<TokenKind, (token: Token) => CSSProperties>> = {
  space: (token) => ({ width: own(token), height: 'var(--space-16)', background: 'var(--action)' }),
  radius: (token) => ({
    width: 'var(--space-64)',
    height: 'var(--space-48)',
    border: '1px solid var(--line-meaning)',
    borderRadius: own(token),
  }),
}

function typeOf(token: Token): CSSProperties {
  if (token.name.startsWith('size-')) return { fontSize: own(token), lineHeight: 1.2 }
  return token.name.startsWith('weight-') ? { fontWeight: own(token) } : { fontFamily: own(token) }
}

function Named({ kind }: { kind: TokenKind }) {
  const look = shownBy[kind]
  return (
    <ul className={styles.named}>
      {of(kind).map((token) => (
        <li key={token.name} data-token={token.name}>
          <code>{token.name}</code>
          <span className={styles.note}>{token.value}</span>
          {look && <span className={styles.shape} style={look(token)} />}
          {kind === 'type' && (
            <span className={styles.type} style={typeOf(token)} lang="tr">
              Iğdır’da çiçek ₺12.345,90
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Motion() {
  const [moved, move] = useState(false)
  return (
    <div className={styles.motion}>
      <p>Only transform and opacity move; with reduced motion nothing does.</p>
      <Button size="small" onClick={() => move(!moved)}>
        Move them
      </Button>
      <ul className={styles.named}>
        {of('motion').map((token) => (
          <li key={token.name} data-token={token.name}>
            <code>{token.name}</code>
            <span className={styles.note}>{token.value}</span>
            <span className={styles.way}>
              <span
                className={styles.runner}
                data-moved={moved || undefined}
                style={token.name === 'ease' ? undefined : { transitionDuration: own(token) }}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const tokenParts = [
  { title: 'Colour', about: 'Night first, the day is its equal.', Show: Colours },
  { title: 'Type', about: 'Manrope, with Turkish letters.', Show: () => <Named kind="type" /> },
  { title: 'Space', about: 'Between things, and inside them.', Show: () => <Named kind="space" /> },
  { title: 'Radius', about: 'Controls 8, cards 12, dialogs 16.', Show: () => <Named kind="radius" /> },
  { title: 'Measures', about: 'Touch, columns, panels and bars.', Show: () => <Named kind="measure" /> },
  { title: 'Motion', about: 'Small things 150 ms, panels 250 ms.', Show: Motion },
]
