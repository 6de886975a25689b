import { markChapters, type PlayedChapter } from './mark-chapters.ts'
import { offerNeighbours } from './media-session.ts'
import { sayWhereItGoesOn } from './say-where-it-goes-on.ts'

const TELL_EVERY_SECONDS = 1

type Command =
  | { type: 'katedra:hello' }
  | { type: 'katedra:play' }
  | { type: 'katedra:pause' }
  | { type: 'katedra:toggle' }
  | { type: 'katedra:seek'; seconds: number }
  | { type: 'katedra:tell' }
  | { type: 'katedra:seek-by'; seconds: number }
  | { type: 'katedra:mute' }
  | { type: 'katedra:neighbours'; previous: boolean; next: boolean }
  | { type: 'katedra:chapters'; chapters: PlayedChapter[] }

/**
 * Tells the page around us {type: 'katedra:ready'} once it listens and whenever it is told katedra:hello, {type: 'katedra:time',
 * seconds, duration} each second, {type: 'katedra:paused'} once it stands still, {type: 'katedra:ended'}, and {type: 'katedra:key', code} of what is pressed with Alt, which are
 * the page's shortcuts; obeys its katedra:play, katedra:pause, katedra:toggle, katedra:mute, katedra:seek {seconds},
 * katedra:seek-by {seconds}, katedra:neighbours {previous, next} and katedra:chapters {chapters}, and katedra:tell, which asks for the time at once.
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
  for (const name of ['loadedmetadata', 'pause', 'seeking', 'seeked']) video.addEventListener(name, tellTime)
  video.addEventListener('pause', () => parent.postMessage({ type: 'katedra:paused' }, '*'))
  video.addEventListener('ended', () => parent.postMessage({ type: 'katedra:ended' }, '*'))
  addEventListener('keydown', ({ altKey, ctrlKey, metaKey, shiftKey, code }) => {
    if (!altKey || ctrlKey || metaKey || shiftKey) return
    // What is pressed is about this very moment, not about the last one that was told.
    tellTime()
    parent.postMessage({ type: 'katedra:key', code }, '*')
  })
  addEventListener('message', (event: MessageEvent<Command>) => {
    if (event.source !== parent) return
    if (event.data?.type === 'katedra:tell') tellTime()
    else obey(video, event.data)
  })
  tellReady()
}

const tellReady = () => parent.postMessage({ type: 'katedra:ready' }, '*')

function obey(video: HTMLVideoElement, command: Command) {
  if (command?.type === 'katedra:hello') tellReady()
  const isToTurn = command?.type === 'katedra:toggle'
  if (command?.type === 'katedra:play' || (isToTurn && video.paused)) video.play().catch(() => {})
  else if (command?.type === 'katedra:pause' || isToTurn) video.pause()
  if (command?.type === 'katedra:mute') video.muted = !video.muted
  if (command?.type === 'katedra:neighbours') offerNeighbours(command)
  if (command?.type === 'katedra:chapters') markChapters(video, command.chapters)
  if (command?.type === 'katedra:seek' && Number.isFinite(command.seconds)) {
    video.currentTime = command.seconds
    sayWhereItGoesOn(command.seconds)
  }
  if (command?.type === 'katedra:seek-by' && Number.isFinite(command.seconds)) video.currentTime += command.seconds
}
