const TELL_EVERY_SECONDS = 1

type Command =
  | { type: 'katedra:hello' }
  | { type: 'katedra:play' }
  | { type: 'katedra:pause' }
  | { type: 'katedra:toggle' }
  | { type: 'katedra:seek'; seconds: number }

/**
 * Tells the page around us {type: 'katedra:ready'} once it listens and whenever it is told katedra:hello, {type: 'katedra:time',
 * seconds, duration} each second, {type: 'katedra:paused'} once it stands still, {type: 'katedra:ended'}, and {type: 'katedra:key', code} of what is pressed with Alt, which are
 * the page's shortcuts; obeys its katedra:play, katedra:pause, katedra:toggle and katedra:seek {seconds}.
 */
export function talkToPage(video: HTMLVideoElement) {
  let told = -TELL_EVERY_SECONDS
  const tellTime = () => {
    told = video.currentTime
    parent.postMessage({ type: 'katedra:time', seconds: video.currentTime, duration: video.duration || 0 }, '*')
  }
  video.addEventListener('timeupdate', () => {
    if (Math.abs(video.currentTime - told) >= TELL_EVERY_SECONDS) tellTime()
  })
  for (const name of ['loadedmetadata', 'pause', 'seeked']) video.addEventListener(name, tellTime)
  video.addEventListener('pause', () => parent.postMessage({ type: 'katedra:paused' }, '*'))
  video.addEventListener('ended', () => parent.postMessage({ type: 'katedra:ended' }, '*'))
  addEventListener('keydown', ({ altKey, ctrlKey, metaKey, shiftKey, code }) => {
    if (!altKey || ctrlKey || metaKey || shiftKey) return
    // What is pressed is about this very moment, not about the last one that was told.
    tellTime()
    parent.postMessage({ type: 'katedra:key', code }, '*')
  })
  addEventListener('message', (event: MessageEvent<Command>) => {
    if (event.source === parent) obey(video, event.data)
  })
  tellReady()
}

const tellReady = () => parent.postMessage({ type: 'katedra:ready' }, '*')

function obey(video: HTMLVideoElement, command: Command) {
  if (command?.type === 'katedra:hello') tellReady()
  const isToTurn = command?.type === 'katedra:toggle'
  if (command?.type === 'katedra:play' || (isToTurn && video.paused)) video.play().catch(() => {})
  else if (command?.type === 'katedra:pause' || isToTurn) video.pause()
  if (command?.type === 'katedra:seek' && Number.isFinite(command.seconds)) video.currentTime = command.seconds
}
