/** For the `ref` of a step's form: the focus was unmounted with the step before. */
export function toTheFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLInputElement>('input[name]')?.focus()
}
