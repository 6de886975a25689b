import { toast, toasts } from './toast.ts'

interface Undoable {
  /** what the button says that takes it back */
  undo: string
  onUndo: () => void
  work: () => void
}

/**
 * Says that something was done that cannot be taken back, and does it once nobody can press "undo" any more: when the message has gone, or
 * the page is left. What a browser dies with before is not done.
 */
export function doUnlessUndone(title: string, { undo, onUndo, work }: Undoable): void {
  let isOver = false
  const end = (act: () => void) => {
    if (isOver) return
    isOver = true
    stop()
    window.removeEventListener('pagehide', leave)
    act()
  }
  const leave = () => end(work)
  const id = toast.show(title, { action: { label: undo, run: () => end(onUndo) } })
  const stop = toasts.subscribe(() => {
    if (!toasts.current().some((message) => message.id === id)) end(work)
  })
  window.addEventListener('pagehide', leave)
}
