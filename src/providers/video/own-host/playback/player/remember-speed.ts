import { keptForGood } from '#platform/browser-storage.ts'

const KEPT_AS = 'katedra-speed'
const SLOWEST = 0.25
const FASTEST = 4

/** The speed somebody chose holds for every video in this browser, until they choose another. */
export function rememberSpeed(video: HTMLVideoElement): void {
  const kept = Number(keptForGood.read(KEPT_AS) ?? 0)
  // The default too: a source that is loaded later begins at that.
  if (kept >= SLOWEST && kept <= FASTEST) video.defaultPlaybackRate = video.playbackRate = kept
  video.addEventListener('ratechange', () => {
    video.defaultPlaybackRate = video.playbackRate
    keptForGood.write(KEPT_AS, String(video.playbackRate))
  })
}
