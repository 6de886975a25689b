/** A tap on a film that stands still plays it; while it plays a tap shows its controls, as everywhere on phones. */
export function playOnTap(video: HTMLVideoElement) {
  addEventListener('pointerup', ({ pointerType, target }) => {
    if (pointerType === 'touch' && video.paused && isFilm(target)) video.play().catch(() => {})
  })
}

const isFilm = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('video, media-controller')
