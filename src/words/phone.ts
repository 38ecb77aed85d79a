/** '905321234567' becomes '+90 532 123 45 67'; a number of another form is unchanged. */
export function formatPhone(digits: string): string {
  const [, prefix, ...groups] = /^(90)(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits) ?? []
  return prefix === undefined ? digits : `+${prefix} ${groups.join(' ')}`
}
