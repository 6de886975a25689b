const QUIET_SECONDS = 3
/** A film that was just stopped may go on in a moment. */
const FILM_RESTS_MS = 10_000
const BUSY_FOCUS = 'input, textarea, select, iframe, [contenteditable="true"]'

/** Nobody is typing, in a dialog or in the frame of a film, and the page is looked at. */
export const isBusy = (): boolean =>
  document.hidden ||
  document.querySelector('dialog[open], [role="menu"]') !== null ||
  (document.activeElement?.matches(BUSY_FOCUS) ?? false)

/** Resolves after three quiet seconds without a film; never once aborted. */
export function whenQuiet(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let seconds = 0
    let filmAt = -FILM_RESTS_MS
    const hear = ({ data }: MessageEvent<{ type?: string } | null>) => {
      if (data?.type === 'katedra:time') filmAt = performance.now()
    }
    const timer = setInterval(() => {
      seconds = isBusy() || performance.now() - filmAt < FILM_RESTS_MS ? 0 : seconds + 1
      if (seconds < QUIET_SECONDS) return
      stop()
      resolve()
    }, 1000)
    const stop = () => {
      clearInterval(timer)
      window.removeEventListener('message', hear)
    }
    window.addEventListener('message', hear)
    signal.addEventListener('abort', stop)
  })
}
