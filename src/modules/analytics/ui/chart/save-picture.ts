import { saveBlob } from '#kit/api/save-blob.ts'
import { pngOf } from '#kit/media/png-of.ts'

/** What of a drawing is said by style sheets, which a picture has none of. */
const STYLES = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'shape-rendering']
const SHARPNESS = 2
const MARGIN = 24
const LINE = 24
const GAP = 16

interface Picture {
  title: string
  fileName: string
}

/** Saves parts of the page as a PNG under its title, in the colours that they have there: of each, what is drawn (`data-drawn`) and written (`data-written`). */
export async function savePicture(parts: HTMLElement[], { title, fileName }: Picture): Promise<void> {
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body)
  const width = Math.max(...parts.map((part) => part.clientWidth))
  const canvas = document.createElement('canvas')
  const brush = canvas.getContext('2d')!
  const font = `600 16px ${fontFamily}`
  brush.font = font
  const lines = inLines(title, (words) => brush.measureText(words).width <= width)
  const head = lines.length * LINE + GAP
  const heights = parts.map((part) => part.clientHeight)
  canvas.width = (width + 2 * MARGIN) * SHARPNESS
  canvas.height = (head + heights.reduce((sum, height) => sum + height + GAP, 0) - GAP + 2 * MARGIN) * SHARPNESS
  brush.scale(SHARPNESS, SHARPNESS)
  brush.fillStyle = backgroundColor
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.translate(MARGIN, MARGIN)
  Object.assign(brush, { font, fillStyle: color, textBaseline: 'top' })
  for (const [nth, line] of lines.entries()) brush.fillText(line, 0, nth * LINE)
  brush.translate(0, head)
  for (const [nth, part] of parts.entries()) {
    await draw(part, brush)
    brush.translate(0, heights[nth]! + GAP)
  }
  saveBlob(await pngOf(canvas), `${fileName}.png`)
}

/** As many words in each line as fit, at least one. */
function inLines(words: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

async function draw(part: HTMLElement, brush: CanvasRenderingContext2D): Promise<void> {
  const { left, top } = part.getBoundingClientRect()
  for (const drawing of part.querySelectorAll<SVGSVGElement>('svg[data-drawn]')) {
    const box = drawing.getBoundingClientRect()
    const image = new Image()
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(asItLooks(drawing, box))}`
    await image.decode()
    brush.drawImage(image, box.left - left - EDGE, box.top - top - EDGE, box.width + 2 * EDGE, box.height + 2 * EDGE)
  }
  for (const text of part.querySelectorAll('[data-written]')) {
    if (!text.checkVisibility()) continue
    const { color, fontWeight, fontSize, fontFamily } = getComputedStyle(text)
    const box = boxOfWords(text)
    Object.assign(brush, {
      font: `${fontWeight} ${fontSize} ${fontFamily}`,
      fillStyle: color,
      textAlign: 'center',
      textBaseline: 'middle',
    })
    brush.fillText(text.textContent, box.left - left + box.width / 2, box.top - top + box.height / 2)
  }
}

function boxOfWords(element: Element): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

/** Lines at the edge of a drawing are half outside of it. */
const EDGE = 2

function asItLooks(drawing: SVGSVGElement, { width, height }: DOMRect): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const copied = copy.querySelectorAll<SVGElement>('*')
  for (const [nth, shown] of drawing.querySelectorAll('*').entries()) {
    const computed = getComputedStyle(shown)
    for (const name of STYLES) copied[nth]!.style.setProperty(name, computed.getPropertyValue(name))
  }
  const page = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  page.setAttribute('width', String(width + 2 * EDGE))
  page.setAttribute('height', String(height + 2 * EDGE))
  for (const [name, value] of Object.entries({ x: EDGE, y: EDGE, width, height, overflow: 'visible' }))
    copy.setAttribute(name, String(value))
  page.append(copy)
  return new XMLSerializer().serializeToString(page)
}
