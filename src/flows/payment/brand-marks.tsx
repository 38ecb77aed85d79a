import type { ReactNode } from 'react'

function drawn(name: string, strokes: ReactNode) {
  const Mark = ({ size }: { size: number }) => (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {strokes}
    </svg>
  )
  Mark.displayName = name
  return Mark
}

export const Purse = drawn(
  'Purse',
  <>
    <path d="M8.5 3h7L14 7h-4z" />
    <path d="M10 7c-4 2.4-6.5 5.8-6.5 9 0 3.4 2.8 5 8.5 5s8.5-1.6 8.5-5c0-3.2-2.5-6.6-6.5-9" />
    <circle cx="12" cy="15" r="2.5" />
  </>,
)

export const Crane = drawn(
  'Crane',
  <>
    <path d="M2.5 6 6 3.5c2-1.3 4.2.2 3.7 2.5l-1.2 4.5" />
    <path d="M8.5 10.5c-.6 2.5 1.2 4.5 4 4.5h9c-.8-4.5-4.5-7.5-9-7.5L15 11" />
    <path d="M12.5 15v6.5" />
    <path d="m16 15 1.5 6.5" />
  </>,
)

export const Horizon = drawn(
  'Horizon',
  <>
    <path d="M6.5 12a5.5 5.5 0 0 1 11 0" />
    <path d="M12 2v1.5" />
    <path d="m4.5 5 1 1" />
    <path d="m19.5 5-1 1" />
    <path d="M3 16.5c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0 3-1.3 4.5 0 3 1.3 4.5 0" />
    <path d="M7.5 21c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0" />
  </>,
)
