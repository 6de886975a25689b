import { isAlive } from './is-alive.ts'
import { listenAfter, listenFor } from './typed-ahead.ts'

interface Act {
  element: HTMLElement
  /** taken over when it was last looked at */
  isReady: boolean
  perform: () => void
  /** what the browser would have done by itself */
  otherwise?: (() => void) | undefined
  until: number
}

/** Whoever waited longer has gone on to something else, and would be surprised. */
const LASTS_MS = 10_000
const AGAIN_AFTER_MS = 50

const acts: Act[] = []
let isUnderWay = false

/** True while an act is performed: what is heard meanwhile is its own event. */
export const isPerforming = (): boolean => isUnderWay

/** Keeps an act until its element is taken over. Impatience is no second act. */
export function keepAct(element: HTMLElement, perform: () => void, otherwise?: () => void): void {
  listenFor(LASTS_MS)
  if (acts.some((act) => act.element === element)) return
  acts.push({ element, isReady: false, perform, otherwise, until: Date.now() + LASTS_MS })
  if (acts.length === 1) setTimeout(performAll, AGAIN_AFTER_MS)
  showWaiting()
}

/** In order, as far as they can be. What has just been taken over first hears of what was entered into it. */
function performAll(): void {
  for (let act = acts[0]; act !== undefined; act = acts[0]) {
    if (!isOver(act) && !act.isReady) {
      act.isReady = isAlive(act.element)
      break
    }
    acts.shift()
    listenAfter(act.element)
    isUnderWay = true
    if (!isOver(act)) act.perform()
    else if (Date.now() > act.until) act.otherwise?.()
    isUnderWay = false
  }
  if (acts.length > 0) setTimeout(performAll, AGAIN_AFTER_MS)
  showWaiting()
}

const isOver = ({ element, until }: Act): boolean => Date.now() > until || !isSeen(element)

const isSeen = (element: HTMLElement): boolean =>
  element.isConnected && (!('checkVisibility' in element) || element.checkVisibility())

/** For `NavigationLine`. */
const showWaiting = () => document.documentElement.toggleAttribute('data-acts-wait', acts.length > 0)
