import type { ComponentProps } from 'react'

export function Plane(props: ComponentProps<'g'>) {
  return (
    <g {...props}>
      <path
        d="M-46-6c4-7 16-11 34-11h26c16 0 28 6 33 13 2 3 2 6-1 8-6 6-19 9-34 9h-30c-14 0-24-4-27-11z"
        fill="var(--brand-front)"
      />
      <path d="M-45-5l-12-20h12l16 15z" fill="var(--brand)" />
      <path d="M-8 4h30l-24 26h-13z" fill="var(--brand)" />
      <path d="M-2-14l-9-15h9l17 15z" fill="var(--brand)" />
      <path d="M20-16c9 1 16 4 20 9H19c-3 0-4-9 1-9z" fill="var(--on-art-quiet)" />
      <path d="M-34 2h56" stroke="var(--on-brand)" strokeWidth="3" strokeLinecap="round" opacity="0.7" />
      <g className="propeller">
        <path d="M49-22c4 6 4 12 0 22-4-10-4-16 0-22z" fill="var(--on-art)" opacity="0.75" />
        <path d="M49 0c4 10 4 16 0 22-4-6-4-12 0-22z" fill="var(--on-art)" opacity="0.75" />
        <circle cx="49" cy="0" r="4" fill="var(--on-art)" />
      </g>
    </g>
  )
}
