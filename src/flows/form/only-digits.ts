import { plainDigits } from '#contract/digits.ts'

/** A copy; the named fields keep their digits only, without the separators of their mask. */
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
