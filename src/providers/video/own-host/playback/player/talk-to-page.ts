const TELL_EVERY_SECONDS = 1

type Command = { type: 'katedra:play' } | { type: 'katedra:pause' } | { type: 'katedra:seek'; seconds: number }

/**
 * Tells the page around us {type: 'katedra:time', seconds, duration} each second and {type: 'katedra:ended'};
 * obeys its katedra:play, katedra:pause and katedra:seek {seconds}.
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
  video.addEventListener('ended', () => parent.postMessage({ type: 'katedra:ended' }, '*'))
  addEventListener('message', (event: MessageEvent<Command>) => {
    if (event.source === parent) obey(video, event.data)
  })
}

function obey(video: HTMLVideoElement, command: Command) {
  if (command?.type === 'katedra:play') video.play().catch(() => {})
  if (command?.type === 'katedra:pause') video.pause()
  if (command?.type === 'katedra:seek' && Number.isFinite(command.seconds)) video.currentTime = command.seconds
}
