/** What was opened again this lately is not opened another time. */
const AT_MOST_EVERY_MS = 10_000

export const isRefusal = (status: number | undefined): boolean => status === 403 || status === 429

/**
 * Opens the player again where the film is: whoever logged in meanwhile, or has had it open for long, goes on, and everybody else
 * is told why not. False where that was tried just now.
 */
export function openAgain(video: HTMLVideoElement): boolean {
  const address = new URL(location.href)
  if (address.searchParams.has('again') && performance.now() < AT_MOST_EVERY_MS) return false
  const isWanted = !video.paused || document.querySelector('button.start[data-waiting]') !== null
  address.searchParams.set('again', String(video.currentTime))
  address.searchParams.set('autoplay', String(isWanted))
  location.replace(address)
  return true
}

/** Where the film was, in a player that was opened again. */
export function goWhereItWas(video: HTMLVideoElement): void {
  const seconds = Number(new URLSearchParams(location.search).get('again'))
  if (seconds > 0) video.currentTime = seconds
}
