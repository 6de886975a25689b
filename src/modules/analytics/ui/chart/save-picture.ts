import { saveBlob } from '#kit/api/save-blob.ts'
import { pngOf } from '#kit/media/png-of.ts'

/** What of a drawing is said by style sheets, which a picture has none of. */
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-family',
  'font-size',
  'font-weight',
  'opacity',
]
const SHARPNESS = 2
const MARGIN = 24
const HEAD = 40

interface Picture {
  title: string
  fileName: string
}

/** Saves a drawing of the page as a PNG, in the colours that it has there, under its title. */
export async function savePicture(drawing: SVGSVGElement, { title, fileName }: Picture): Promise<void> {
  const { width, height } = drawing.getBoundingClientRect()
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(asItLooks(drawing, width, height))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * MARGIN) * SHARPNESS
  canvas.height = (height + HEAD + 2 * MARGIN) * SHARPNESS
  const brush = canvas.getContext('2d')!
  brush.scale(SHARPNESS, SHARPNESS)
  brush.fillStyle = backgroundColor
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.fillStyle = color
  brush.font = `600 16px ${fontFamily}`
  brush.textBaseline = 'top'
  brush.fillText(title, MARGIN, MARGIN, width)
  brush.drawImage(image, MARGIN, MARGIN + HEAD, width, height)
  saveBlob(await pngOf(canvas), `${fileName}.png`)
}

function asItLooks(drawing: SVGSVGElement, width: number, height: number): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const copied = copy.querySelectorAll<SVGElement>('*')
  for (const [nth, shown] of drawing.querySelectorAll('*').entries()) {
    const computed = getComputedStyle(shown)
    for (const name of STYLES) copied[nth]!.style.setProperty(name, computed.getPropertyValue(name))
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return new XMLSerializer().serializeToString(copy)
}
