const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')

/** Writes into the field as a person would: whoever listens to it, React too, hears of it. */
export function typeInto(input: HTMLInputElement, text: string, inputType = 'insertReplacementText'): void {
  // By the prototype's own setter: React watches the field's, and takes what it has seen there for old.
  property?.set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
}
