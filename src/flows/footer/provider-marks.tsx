interface Provider {
  name: string
  /** Lobby of its games; slots when left out. */
  lobby?: '/casino/live' | '/casino/games'
  d: string
}

/** Section 2: twelve fixed providers, each with a line drawing of what its name means. */
export const providers: readonly Provider[] = [
  {
    name: 'Anka Play',
    lobby: '/casino/games',
    d: 'M24 9c2 6 8 8 16 8-1 8-7 13-12 14l-4 9-4-9C15 30 9 25 8 17c8 0 14-2 16-8zM24 20v8',
  },
  {
    name: 'Karanfil Oyun',
    d: 'M24 27 11 18l4-2-2-6 6 1 1-5 4 4 4-4 1 5 6-1-2 6 4 2zM24 27v15M24 37c-4 0-6-2-7-5M24 40c4 0 6-2 7-5',
  },
  { name: 'Mavi Fener', d: 'M18 15h12l4 20H14zM18 11h12M21 6h6v5h-6zM12 40h24M24 20c4 5 3 9 0 9s-4-4 0-9z' },
  {
    name: 'Sarnıç Live',
    lobby: '/casino/live',
    d: 'M9 40V23a7.5 7.5 0 0 1 15 0v17M24 40V23a7.5 7.5 0 0 1 15 0v17M5 40h38M5 9h38',
  },
  {
    name: 'Poyraz Studio',
    d: 'M6 18h23a6 6 0 1 0-6-6M6 25h31a5.5 5.5 0 1 1-5.5 5.5M6 32h15a4.5 4.5 0 1 1-4.5 4.5',
  },
  {
    name: 'Galata Live',
    lobby: '/casino/live',
    d: 'M17 42V21h14v21M14 21h20M17 21l7-14 7 14M24 42v-8M22 27h4M12 42h24',
  },
  {
    name: 'Zümrüt Makara',
    d: 'M16 7h16l9 9v16l-9 9H16l-9-9V16zM18 17h12v14H18zM16 7l2 10M32 7l-2 10M16 41l2-10M32 41l-2-10',
  },
  {
    name: 'Nar Games',
    d: 'M24 15c9 0 14 6 14 13s-6 13-14 13-14-6-14-13 5-13 14-13zM20 15l-3-7 5 3 2-5 2 5 5-3-3 7M20 26v.1M28 26v.1M24 32v.1M18 33v.1M30 33v.1',
  },
  { name: 'Bordo Bulut', d: 'M14 37a9 9 0 0 1-1-18 11.5 11.5 0 0 1 22-2 10 10 0 0 1-1 20zM18 30h8' },
  { name: 'Yakamoz', d: 'M27 6a13 13 0 1 0 9 19A15 15 0 0 1 27 6zM6 35h9M20 35h22M11 41h22' },
  {
    name: 'Turna Reels',
    d: 'M7 29c8 0 13-4 17-10 2-4 5-7 9-7l8 3-8 2c-1 9-7 17-17 18M20 35v8M25 33l3 9M7 29l6 5',
  },
  { name: 'Kuzey Işığı', d: 'M24 5l3 11 11 3-11 3-3 11-3-11-11-3 11-3zM7 40c6-5 11-5 17 0s11 5 17 0' },
]

export function ProviderMark({ d }: { d: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="40"
      height="40"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={d} />
    </svg>
  )
}
