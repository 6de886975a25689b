const SEEK_SECONDS = 10

/** What a locked phone, a headset and the keys of a keyboard show and do of the film. */
export function connectMediaSession(video: HTMLVideoElement): void {
  const { mediaSession: session } = navigator
  if (!session) return
  const tellPosition = () => {
    const { duration, playbackRate, currentTime: position } = video
    if (Number.isFinite(duration) && position <= duration)
      session.setPositionState({ duration, playbackRate, position })
  }
  video.addEventListener('play', () => {
    session.metadata = new MediaMetadata({
      title: document.title,
      artwork: [{ src: video.poster, type: 'image/webp' }],
    })
  })
  for (const name of ['loadedmetadata', 'ratechange', 'seeked', 'play', 'pause'])
    video.addEventListener(name, tellPosition)
  const seekBy = (seconds: number) => void (video.currentTime += seconds)
  session.setActionHandler('seekbackward', ({ seekOffset }) => seekBy(-(seekOffset ?? SEEK_SECONDS)))
  session.setActionHandler('seekforward', ({ seekOffset }) => seekBy(seekOffset ?? SEEK_SECONDS))
  session.setActionHandler('seekto', ({ seekTime }) => seekTime !== undefined && void (video.currentTime = seekTime))
}

/** The page around has a film before or after this one, and goes there by the shortcuts it has for them. */
export function offerNeighbours({ previous, next }: { previous?: boolean; next?: boolean }): void {
  const { mediaSession: session } = navigator
  session?.setActionHandler('previoustrack', previous ? () => pressOnPage('KeyP') : null)
  session?.setActionHandler('nexttrack', next ? () => pressOnPage('KeyN') : null)
}

const pressOnPage = (code: string) => parent.postMessage({ type: 'katedra:key', code }, '*')
