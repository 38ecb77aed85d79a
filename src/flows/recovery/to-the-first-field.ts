/** For the `ref` of a step's form: the step before it has taken the focus with it. */
export function toTheFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLInputElement>('input[name]')?.focus()
}
