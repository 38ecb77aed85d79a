/** Our own line drawings: the brands' artwork is not ours. */
const marks = {
  facebook: 'M15.5 7H14c-1.4 0-2 .8-2 2v11M9 12.5h6',
  twitter: 'M4.5 5h3.6l11.4 14h-3.6zM18.8 5l-5.6 6.2M10.6 13.6 5.2 19',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.6 7.4v.1',
  youtube:
    'M6.5 6h11A3.5 3.5 0 0 1 21 9.5v5a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 14.5v-5A3.5 3.5 0 0 1 6.5 6zM10.5 9.5v5l4-2.5z',
  whatsapp:
    'M4 20l1.3-4.1a8 8 0 1 1 3 2.9zM9.4 8.6c-.3 3.3 2.7 6.3 6 6l.6-2-1.9-.9-.9.8c-.8-.4-1.3-.9-1.7-1.7l.8-.9-.9-1.9z',
  telegram: 'M20.5 4.5 3.5 11l5.5 2.2L11 19l3-3.7 4.2 3.2zM9 13.2l8-5.9',
  telegrambot:
    'M8 9h8a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-4a3 3 0 0 1 3-3zM12 9V5.5M9.5 13.5v.1M14.5 13.5v.1M10 16.3h4M3 13v2M21 13v2',
} as const

export type Social = keyof typeof marks

export function SocialMark({ of }: { of: Social }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={marks[of]} />
    </svg>
  )
}
