/** The flower on cards and wheels, 40 by 48. */
export function Tulip() {
  return (
    <>
      <path d="M18.5 33h3v8.5c5-1 9-4 12-9.5-.5 9-5.5 14-15 14Z" />
      <path d="M20 33C9 31 5.5 20 8 4c5 4 9.5 8 12 13Z" />
      <path d="M20 33c11-2 14.5-13 12-29-5 4-9.5 8-12 13Z" />
      <path d="M20 34c-7.5-6-8.5-17 0-31 8.5 14 7.5 25 0 31Z" />
    </>
  )
}
