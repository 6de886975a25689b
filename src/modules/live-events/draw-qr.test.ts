import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { checkInUrl, codeIn } from './codes/vocabulary.ts'
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

test('what is drawn is read again, and holds the code of the ticket', () => {
  const url = checkInUrl('https://kurs.example', '0190b3c4-1111-7222-8333-444455556666', '7KQ4M2XDVC')
  expect(decodeQR(seen(drawQr(url)))).toBe(url)
  expect(codeIn(url)).toBe('7KQ4M2XDVC')
})

test.each(['7KQ4M-2XDVC', ' 7kq4m 2xdvc ', '7KQ4M2XDVC'])('a code is known however it is typed: %s', (typed) => {
  expect(codeIn(typed)).toBe('7KQ4M2XDVC')
})

test('what is misread is meant', () => {
  expect(codeIn('OIL00-00000')).toBe('0110000000')
})
