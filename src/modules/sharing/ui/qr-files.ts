import { pngOf } from '#kit/media/png-of.ts'
import { drawQr } from '#platform/draw-qr.ts'

/** Pixels of each side: sharp on a poster, and small enough to be mailed. */
const PNG_SIDE = 1200
const DARK = '#000'
const LIGHT = '#fff'

/** Dark on light whatever the scheme: many readers know no other. */
export function qrSvg(text: string): string {
  const { size, path } = drawQr(text)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="${LIGHT}" d="M0 0h${size}v${size}H0z"/><path fill="${DARK}" d="${path}"/></svg>`
  )
}

/** Units are whole pixels, so that none is wider than another. */
export function qrPng(text: string): Promise<Blob> {
  const { size, path } = drawQr(text)
  const unit = Math.ceil(PNG_SIDE / size)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = unit * size
  const context = canvas.getContext('2d')!
  context.scale(unit, unit)
  context.fillStyle = LIGHT
  context.fillRect(0, 0, size, size)
  context.fillStyle = DARK
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
  context.fill(new Path2D(path))
  return pngOf(canvas)
}
