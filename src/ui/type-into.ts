const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')

/** Writes into the field as a person would: every listener, React's too, gets the event. */
export function typeInto(input: HTMLInputElement, text: string, inputType = 'insertReplacementText'): void {
  // By the prototype's setter: React tracks the field's own, and would take a value set there for an old one.
  property?.set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
}
