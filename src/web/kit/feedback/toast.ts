export interface ToastMessage {
  id: number
  tone: 'good' | 'bad' | 'plain'
  /** Left out on `saved`: the kit's own word stands there. */
  title?: string
  text?: string
  /** Such as undo. */
  action?: { label: string; run: () => void }
}

type NewToast = Omit<ToastMessage, 'id'>

const SHOWN_AT_ONCE = 4
let messages: readonly ToastMessage[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Call from anywhere in the browser; `Toaster` shows and announces it. */
export const toast = {
  saved: () => show({ tone: 'good' }),
  show: (title: string, more: Pick<ToastMessage, 'text' | 'action'> = {}) => show({ tone: 'plain', title, ...more }),
  error: (title: string, text?: string) => show({ tone: 'bad', title, ...(text !== undefined && { text }) }),
  dismiss: (id: number) => set(messages.filter((message) => message.id !== id)),
}

export const toasts = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: () => messages,
}

/** What is already on the screen is not said twice. */
function show(message: NewToast) {
  const others = messages.filter(
    ({ title, text, tone }) => title !== message.title || text !== message.text || tone !== message.tone,
  )
  set([...others, { ...message, id: ++lastId }].slice(-SHOWN_AT_ONCE))
}

function set(next: readonly ToastMessage[]) {
  messages = next
  for (const listener of listeners) listener()
}
