export interface ToastMessage {
  id: number
  tone: 'good' | 'bad' | 'plain'
  /** Left out on `saved`: the kit's own word stands there. */
  title?: string
  text?: string
  /** Of one subject only what was said last is shown. */
  about?: string
  /** Such as undo. */
  action?: { label: string; run: () => void }
}

type NewToast = Omit<ToastMessage, 'id'>
type More = Pick<ToastMessage, 'text' | 'about' | 'action'>

const SHOWN_AT_ONCE = 4
let messages: readonly ToastMessage[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Call from anywhere in the browser; `Toaster` shows and announces it. */
export const toast = {
  saved: (more: Pick<More, 'action'> = {}) => show({ tone: 'good', ...more }),
  show: (title: string, more: More = {}) => show({ tone: 'plain', title, ...more }),
  error: (title: string, text?: string, more: Omit<More, 'text'> = {}) =>
    show({ tone: 'bad', title, ...(text !== undefined && { text }), ...more }),
  dismiss: (id: number) => set(messages.filter((message) => message.id !== id)),
}

export const toasts = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: () => messages,
}

/** What is already on the screen is not said twice. Answers the id of what is said. */
function show(message: NewToast): number {
  const others = messages.filter((shown) => !isTheSame(shown, message))
  const id = ++lastId
  set([...others, { ...message, id }].slice(-SHOWN_AT_ONCE))
  return id
}

const isTheSame = (shown: NewToast, next: NewToast): boolean =>
  next.about === undefined
    ? shown.title === next.title && shown.text === next.text && shown.tone === next.tone
    : shown.about === next.about

function set(next: readonly ToastMessage[]) {
  messages = next
  for (const listener of listeners) listener()
}
