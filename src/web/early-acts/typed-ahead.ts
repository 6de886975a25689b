const TAKES_TEXT = 'textarea, input:not([type]), input:is([type=text], [type=search], [type=email], [type=url])'
/** What a dialog needs to be fetched on a slow network. */
const FETCHED_WITHIN_MS = 10_000
const SETTLED_WITHIN_MS = 500

/** typed for a field that is still to come */
let text = ''
let until = 0

export function listenFor(milliseconds: number): void {
  until = Date.now() + milliseconds
}

/** What this element opens may begin with a field. */
export const listenAfter = ({ ariaHasPopup }: HTMLElement): void =>
  listenFor(ariaHasPopup === 'dialog' ? FETCHED_WITHIN_MS : SETTLED_WITHIN_MS)

export const isTypingAhead = (): boolean => text !== ''
export const isListening = (): boolean => Date.now() < until

/** Takes a key that was pressed while no field was there yet; false when it means something else. */
export function typeAhead({ key }: KeyboardEvent): boolean {
  if (key === 'Escape') forgetTyped()
  else if (key === 'Backspace' && text !== '') text = text.slice(0, -1)
  else if (key.length === 1 && (key !== ' ' || text !== '')) text += key
  else return false
  return true
}

export function forgetTyped(): void {
  text = ''
  until = 0
}

/** The focus has come to what was opened: the field that has it takes what was typed. */
export function giveTyped(): void {
  const typed = text
  const field = document.activeElement
  forgetTyped()
  if (typed === '' || !field?.matches(TAKES_TEXT)) return
  // Past React's own setter, or it would hear no change.
  Reflect.set(Object.getPrototypeOf(field), 'value', (field as HTMLInputElement).value + typed, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
