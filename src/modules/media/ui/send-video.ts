import type { DetailedError, HttpRequest, PreviousUpload, Upload } from 'tus-js-client'
import type { VideoUpload } from '../contract.ts'

const RETRY_DELAYS = [0, 3000, 5000, 10_000, 20_000]
const CHUNK_BYTES = 32 * 1024 * 1024
const RENEW_BEFORE_SECONDS = 60

export interface SendingVideo {
  file: File
  session: VideoUpload
  /** Signs the upload again. */
  renew: () => Promise<VideoUpload>
  onProgress: (sent: number, total: number) => void
  /** It waits for the network and goes on by itself. */
  onOffline: () => void
  onSent: () => void
  onFailed: (error: Error) => void
}

export interface Sending {
  pause(): void
  goOn(): void
  /** Ends it and lets the server forget what it has. */
  stop(): Promise<void>
}

/** Sends a file by tus, from where an earlier upload of it to the same video ended (engagement §4, §7). */
export async function sendVideo(sending: SendingVideo): Promise<Sending> {
  const { Upload } = await import('tus-js-client')
  const { file, session, onProgress, onSent } = sending
  let hasEnded = false
  const upload: Upload = new Upload(file, {
    endpoint: new URL(session.endpoint, window.location.href).href,
    metadata: { filetype: file.type, title: session.title },
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_DELAYS,
    removeFingerprintOnSuccess: true,
    fingerprint: () => Promise.resolve(fingerprintOf(session.VideoId, file)),
    ...signing(sending),
    onProgress,
    onSuccess: () => {
      hasEnded = true
      onSent()
    },
    onError: (error) => {
      if (navigator.onLine) return sending.onFailed(error)
      sending.onOffline()
      window.addEventListener('online', goOn, { once: true })
    },
  })
  const goOn = () => {
    if (!hasEnded) upload.start()
  }
  resumeFrom(upload, await upload.findPreviousUploads())
  upload.start()
  return {
    goOn,
    pause() {
      window.removeEventListener('online', goOn)
      void upload.abort()
    },
    async stop() {
      hasEnded = true
      window.removeEventListener('online', goOn)
      await upload.abort(true)
    },
  }
}

function resumeFrom(upload: Upload, [previous]: PreviousUpload[]) {
  if (previous) upload.resumeFromPreviousUpload(previous)
}

/** Headers cannot be taken back once set, so each request gets those of the newest session, renewed when it ran out. */
function signing({ session, renew }: SendingVideo) {
  let current = session
  let isRefused = false
  return {
    async onBeforeRequest(request: HttpRequest) {
      const isOver = current.AuthorizationExpire - RENEW_BEFORE_SECONDS < Date.now() / 1000
      if (isOver || isRefused) current = await renew()
      isRefused = false
      for (const name of ['AuthorizationSignature', 'AuthorizationExpire', 'VideoId', 'LibraryId'] as const)
        request.setHeader(name, String(current[name]))
    },
    onShouldRetry({ originalResponse }: DetailedError, attempt: number) {
      const status = originalResponse?.getStatus() ?? 0
      isRefused = status === 401 && attempt === 0
      return isRefused || (navigator.onLine && isWorthRepeating(status))
    },
  }
}

/** A disk that is full will not be less so in a moment. */
const isWorthRepeating = (status: number): boolean =>
  status < 400 || (status >= 500 && status !== NO_ROOM) || status === 409 || status === 423

const NO_ROOM = 507
const TOO_BIG = 413
const BEYOND_LIMIT = 403

/** What the server says against a file, in words; undefined where it has none for people. */
export function refusalIn(error: Error): string | undefined {
  const { originalResponse: answer } = error as Partial<DetailedError>
  return answer && [NO_ROOM, TOO_BIG, BEYOND_LIMIT].includes(answer.getStatus())
    ? answer.getBody().trim() || undefined
    : undefined
}

const fingerprintOf = (videoId: string, { name, type, size, lastModified }: File): string =>
  ['katedra', videoId, name, type, size, lastModified].join('-')
