const KEPT_AS = 'katedra-speed'
const SLOWEST = 0.25
const FASTEST = 4

/** The speed somebody chose holds for every video in this browser, until they choose another. */
export function rememberSpeed(video: HTMLVideoElement): void {
  const kept = read()
  // The default too: a source that is loaded later begins at that.
  if (kept >= SLOWEST && kept <= FASTEST) video.defaultPlaybackRate = video.playbackRate = kept
  video.addEventListener('ratechange', () => {
    video.defaultPlaybackRate = video.playbackRate
    keep(video.playbackRate)
  })
}

function read(): number {
  try {
    return Number(localStorage.getItem(KEPT_AS))
  } catch {
    return 0
  }
}

function keep(speed: number): void {
  try {
    localStorage.setItem(KEPT_AS, String(speed))
  } catch {
    // A browser that keeps nothing plays all the same.
  }
}
