const WIDTH = 320
const WAITED_MS = 8000

/** The address of a picture from the beginning of a film that lies on this device; undefined where the browser cannot open it. */
export async function stillOf(file: File): Promise<string | undefined> {
  const address = URL.createObjectURL(file)
  const video = document.createElement('video')
  try {
    video.muted = true
    video.preload = 'auto'
    video.src = address
    await happens(video, 'loadeddata')
    video.currentTime = Math.min(2, (video.duration || 0) / 10)
    await happens(video, 'seeked')
    return await drawn(video)
  } catch {
    return undefined
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}

const happens = (video: HTMLVideoElement, event: 'loadeddata' | 'seeked') =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No picture in time')), WAITED_MS)
    const end = (then: () => void) => () => {
      clearTimeout(timer)
      then()
    }
    video.addEventListener(event, end(resolve), { once: true })
    video.addEventListener(
      'error',
      end(() => reject(new Error('No picture'))),
      { once: true },
    )
  })

async function drawn(video: HTMLVideoElement): Promise<string | undefined> {
  const { videoWidth, videoHeight } = video
  if (!videoWidth || !videoHeight) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = Math.round((WIDTH * videoHeight) / videoWidth)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8))
  return picture ? URL.createObjectURL(picture) : undefined
}
