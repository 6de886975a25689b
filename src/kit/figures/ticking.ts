/** One clock for all times of a page that move so often. */
function ticking(everyMs: number) {
  const listeners = new Set<() => void>()
  let now = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const tick = () => {
    now = Date.now()
    for (const listener of listeners) listener()
  }
  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      timer ??= setInterval(tick, everyMs)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearInterval(timer)
        timer = undefined
        now = 0
      }
    },
    current: () => (now ||= Date.now()),
  }
}

export const seconds = ticking(1000)
export const minutes = ticking(60_000)
