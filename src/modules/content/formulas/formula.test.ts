import { expect, test } from 'vitest'
import { mathOf } from './formula.ts'

test.each([
  ['E = mc^2', '<msup><mi>c</mi><mn>2</mn></msup>'],
  [String.raw`\frac{\text{mąka 🌾}}{2}`, '<mfrac><mtext>mąka\u00a0🌾</mtext><mn>2</mn></mfrac>'],
  [String.raw`\begin{pmatrix}1&2\\3&4\end{pmatrix}`, '<mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr>'],
])('%s is written as MathML, without styles', (tex, written) => {
  const math = mathOf(tex)!
  expect(math).toContain(written)
  expect(math).toMatch(/^<math display="block">.*<\/math>$/s)
  expect(math).not.toMatch(/style=|class=/)
})

test('what would be markup stays words', () => {
  const math = mathOf(String.raw`\text{<script>alert(1)</script><img src=x onerror=alert(1)>}`)!
  expect(math).toContain('&lt;script&gt;')
  expect(math).not.toMatch(/<(script|img)/)
})

test.each([
  String.raw`\frac{1`,
  String.raw`\nosuchthing`,
  String.raw`\href{javascript:alert(1)}{x}`,
  String.raw`\includegraphics{https://x.test/a.png}`,
  String.raw`\style{position:fixed}{x}`,
  String.raw`\class{a}{x}`,
  String.raw`\def\a{\a\a}\a`,
  '{'.repeat(1000),
])('%s is refused', (tex) => expect(mathOf(tex)).toBeUndefined())
