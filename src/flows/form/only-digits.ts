import { plainDigits } from '#contract/digits.ts'

/** The same entries; those of the named fields without the signs that their mask put between the digits. */
export function onlyDigits(entries: FormData, names: readonly string[]): FormData {
  const plain = new FormData()
  for (const [name, value] of entries) {
    plain.append(
      name,
      names.includes(name) && typeof value === 'string' ? plainDigits(value).replaceAll(/\D/g, '') : value,
    )
  }
  return plain
}
