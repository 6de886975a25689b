const listeners = new Set<() => void>()
let now = 0
let timer: ReturnType<typeof setInterval> | undefined

/** One clock for all countdowns of a page. */
export const seconds = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    timer ??= setInterval(tick, 1000)
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

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}
