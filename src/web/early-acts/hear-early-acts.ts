import { isAlive } from './is-alive.ts'
import { forgetTyped, giveTyped, isListening, isTypingAhead, listenAfter, typeAhead } from './typed-ahead.ts'
import { isPerforming, keepAct } from './waiting-acts.ts'
import { withShortcut } from './with-shortcut.ts'

const ACTED_ON = 'button, [role="button"], a[data-opens-here]'
const DONE_BY_BROWSER = '[popovertarget], [commandfor]'
const WRITTEN_IN = 'input, textarea, select, [contenteditable="true"]'

/**
 * What is clicked, sent or typed before React has taken its place over is done as soon as it has, once and in order;
 * what has waited too long or is gone from sight is let be. What the browser does by itself (links, forms with an
 * address, popovers) is left to it, and what is entered into fields to `useEarlyEntry`. Begins in the head of the page.
 */
export function hearEarlyActs(): void {
  window.addEventListener('click', hearClick, true)
  window.addEventListener('submit', hearSubmit, true)
  window.addEventListener('keydown', hearKey, true)
  window.addEventListener('keyup', hearKeyUp, true)
  window.addEventListener('pointerdown', forgetTyped, true)
  // A dialog focuses its first button before the field it begins with.
  window.addEventListener('focusin', () => queueMicrotask(giveTyped), true)
}

function hearClick(event: MouseEvent): void {
  const element = event.target instanceof Element && event.target.closest<HTMLElement>(ACTED_ON)
  if (!element || isPerforming() || element.matches(DONE_BY_BROWSER)) return
  if (isAlive(element)) return listenAfter(element)
  if (element instanceof HTMLAnchorElement) return openInPlace(element, event)
  const isSending = element instanceof HTMLButtonElement && element.form && element.type === 'submit'
  if (!isSending) keepClick(element)
}

const keepClick = (element: HTMLElement) => keepAct(element, () => element.click())

function openInPlace(link: HTMLAnchorElement, event: MouseEvent): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  keepAct(
    link,
    () => link.click(),
    () => window.location.assign(link.href),
  )
}

/** A form that needs scripts would be sent to the page's own address, with all that stands in it. */
function hearSubmit(event: SubmitEvent): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || isSentByBrowser(form)) return
  event.preventDefault()
  const { submitter } = event
  if (isPerforming() || isAlive(form)) return
  keepAct(form, () => form.requestSubmit(submitter && form.contains(submitter) ? submitter : undefined))
}

const isSentByBrowser = (form: HTMLFormElement) => form.hasAttribute('action') || form.hasAttribute('method')

function hearKey(event: KeyboardEvent): void {
  const { target, key } = event
  const isWriting = target instanceof HTMLElement && target.matches(WRITTEN_IN)
  if (event.isComposing || (isWriting && isPlain(event))) return
  if (isWriting && key === 'Enter') return keepSending(target)
  const element = withShortcut(event)
  const isAhead = isPlain(event) && isListening() && (isTypingAhead() || !element)
  if (isAhead && typeAhead(event)) return event.preventDefault()
  if (!element) return
  if (isAlive(element)) return listenAfter(element)
  event.preventDefault()
  if (element instanceof HTMLAnchorElement) element.click()
  else keepClick(element)
}

/** Many letters are written with AltGr, or with Alt. */
const isPlain = (event: KeyboardEvent): boolean =>
  event.getModifierState('AltGraph') ||
  (!event.ctrlKey && !event.metaKey && (!event.altKey || /^[^\x20-\x7e]$/.test(event.key)))

function keepSending(target: HTMLElement): void {
  const form = target instanceof HTMLTextAreaElement && target.form
  if (form && !isSentByBrowser(form) && !isAlive(form)) keepAct(form, () => form.requestSubmit())
}

/** A button that has the focus is not pressed by a space between words. */
function hearKeyUp(event: KeyboardEvent): void {
  if (event.key === ' ' && isTypingAhead()) event.preventDefault()
}
