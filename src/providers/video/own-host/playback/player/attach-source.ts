import { Hls } from 'hls.js/light'
import { isRefusal, openAgain } from './open-again.ts'
import { Renditions } from './renditions.ts'

/** Plays HLS through hls.js, or natively where that is all there is (Safari on a telephone). */
export function attachSource(video: HTMLVideoElement, source: string) {
  if (!Hls.isSupported()) {
    video.src = source
    // What plays natively does not say why it stopped.
    video.addEventListener('error', () => {
      void fetch(source, { method: 'HEAD' }).then(({ status }) => isRefusal(status) && openAgain(video))
    })
    return
  }
  // Where the page asked to begin, before there was anything to begin with; -1 is the beginning.
  const startPosition = video.currentTime || -1
  // Segments are fMP4 already, so there is nothing to repackage in a worker.
  const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: true, maxBufferLength: 30, startPosition })
  Object.assign(video, { videoRenditions: new Renditions(hls) })
  hls.on(Hls.Events.ERROR, (_event, error) => {
    if (isRefusal(error.response?.code) && openAgain(video)) return hls.destroy()
    if (!error.fatal) return
    if (error.type === Hls.ErrorTypes.MEDIA_ERROR) hls.recoverMediaError()
    else video.dispatchEvent(new Event('error'))
  })
  hls.loadSource(source)
  hls.attachMedia(video)
}
