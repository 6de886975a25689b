/** What a browser reads codes with, or `qr` where it has nothing of the kind. */
interface Reader {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
type Readers = new (options: { formats: string[] }) => Reader

const PAUSE = 150

async function aReader(): Promise<Reader> {
  const own = (globalThis as { BarcodeDetector?: Readers & { getSupportedFormats(): Promise<string[]> } })
    .BarcodeDetector
  const formats = ['qr_code']
  // Some have the name without anything behind it.
  if (own && (await own.getSupportedFormats()).includes('qr_code')) return new own({ formats })
  const { BarcodeDetector } = await import('qr/decode.js')
  return new (BarcodeDetector as unknown as Readers)({ formats })
}

/** Shows the camera at the back in an element, and tells what its QR codes say until it is stopped. Refuses as the browser does. */
export async function readCodes(video: HTMLVideoElement, onRead: (text: string) => void): Promise<() => void> {
  const reader = await aReader()
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
  video.srcObject = stream
  await video.play()
  let isOn = true
  const look = async () => {
    if (!isOn) return
    const found = await reader.detect(video).catch(() => [])
    if (found[0]) onRead(found[0].rawValue)
    setTimeout(() => void look(), PAUSE)
  }
  void look()
  return () => {
    isOn = false
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
}
