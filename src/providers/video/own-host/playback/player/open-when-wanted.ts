/** A pointer over the player, a finger on it or the focus inside: what plays is fetched before anything is pressed. */
const SIGNS = ['pointerover', 'touchstart', 'focusin']

/** Until somebody is about to play there is a poster and a button. Whoever calls `video.play()` opens the player too. */
export function openWhenWanted(video: HTMLVideoElement) {
  const button = document.querySelector<HTMLButtonElement>('button.start')
  const play = video.play.bind(video)
  let opening: Promise<void> | undefined

  const open = () => {
    opening ??= openPlayer(video).catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }
  const openQuietly = () => void open().catch(() => {})

  video.play = async () => {
    button?.toggleAttribute('data-waiting', true)
    try {
      await open()
      await play()
    } finally {
      button?.removeAttribute('data-waiting')
    }
  }
  for (const sign of SIGNS) addEventListener(sign, openQuietly, { passive: true })
  button?.addEventListener('click', () => void video.play().catch(() => {}))
  video.addEventListener('play', () => leaveToControls(button), { once: true })
  if (button) button.hidden = false
  // Somebody may have been quicker than this script.
  if (video.dataset.autoplay === 'true' || !video.paused) void video.play().catch(() => {})
}

/** In this order: the controls look at the list of qualities when they come alive. */
async function openPlayer(video: HTMLVideoElement): Promise<void> {
  const { attachSource } = await import('./attach-source.ts')
  attachSource(video, String(video.dataset.source))
  // A frame that goes away, too: its film counts no longer among those that are watched at a time.
  addEventListener('pagehide', () => void fetch(String(video.dataset.left), { keepalive: true }))
  await import('./controls.ts')
}

/** The first press was on the button that is gone now: the next is on the one that pauses. */
function leaveToControls(button: HTMLButtonElement | null) {
  const wasFocused = button === document.activeElement
  button?.remove()
  if (wasFocused) document.querySelector<HTMLElement>('media-play-button')?.focus()
}
