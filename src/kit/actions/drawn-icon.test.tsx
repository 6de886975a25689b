import { cleanup, render } from '@testing-library/react'
import { Menu } from 'lucide-react'
import { afterEach, expect, test } from 'vitest'
import { drawnIcon } from './drawn-icon.tsx'

afterEach(cleanup)

const Drawn = drawnIcon([
  ['path', { d: 'M4 5h16' }],
  ['path', { d: 'M4 12h16' }],
  ['path', { d: 'M4 19h16' }],
])

test.each([
  ['plain', {}],
  ['with a class', { className: 'wide' }],
  ['with a name', { role: 'img', 'aria-label': 'Contents' }],
])('an icon is drawn as Lucide draws it, %s', (_, given) => {
  const { container } = render(
    <>
      <Drawn {...given} />
      <Menu {...given} />
    </>,
  )
  const [drawn, own] = container.children
  expect(drawn?.innerHTML).toBe(own?.innerHTML)
  for (const attribute of own!.getAttributeNames().filter((name) => !['class', 'xmlns'].includes(name)))
    expect(drawn?.getAttribute(attribute), attribute).toBe(own?.getAttribute(attribute))
})
