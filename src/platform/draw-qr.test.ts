import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { drawQr } from './draw-qr.ts'

/** As a camera sees it: so many dots for each unit, dark ones where the path is. */
function seen({ size, path }: ReturnType<typeof drawQr>, dots = 4) {
  const side = size * dots
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * dots; row < (Number(y) + 1) * dots; row++)
      for (let column = Number(x) * dots; column < (Number(x) + Number(length)) * dots; column++)
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
  return { width: side, height: side, data }
}

test.each(['https://kurs.example/swiatlo?utm_source=plakat', 'Zażółć gęślą jaźń 🎨'])(
  'what is drawn is read again: %s',
  (text) => {
    expect(decodeQR(seen(drawQr(text)))).toBe(text)
  },
)
