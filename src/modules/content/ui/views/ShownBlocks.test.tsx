import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { ShownBlock } from '../../contract.ts'
import { ShownBlocks } from './ShownBlocks.tsx'

afterEach(cleanup)

const show = (...blocks: ShownBlock[]) => render(<ShownBlocks blocks={blocks} />)

test('a quote tells whose it is', async () => {
  show({ id: 'c', type: 'quote', quote: 'Chleb to cierpliwość.', author: 'Babcia' })
  expect(await screen.findByText('Chleb to cierpliwość.')).toHaveProperty('tagName', 'BLOCKQUOTE')
  expect(screen.getByText('Babcia')).toBeTruthy()
})

test('a listing names its language, is reached by Tab, and is copied as it was typed', async () => {
  const user = userEvent.setup()
  const code = 'def bake():\n    return bread'
  show({ id: 'c', type: 'code', code, language: 'Python' })
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  expect(await screen.findByRole('region', { name: 'Code, Python' })).toHaveProperty('tabIndex', 0)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(copied).toHaveBeenCalledExactlyOnceWith(code)
})

test('another site is asked for its player only once somebody presses', async () => {
  const src = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
  const player = { src, site: 'YouTube', shape: 'film' as const }
  show({ id: 'c', type: 'embed', title: 'Zakwas', address: 'youtu.be/dQw4w9WgXcQ', player })
  const press = await screen.findByRole('button', { name: 'Show it from YouTube' })
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.getByRole('link', { name: 'Open at YouTube' })).toHaveProperty('href', 'https://youtu.be/dQw4w9WgXcQ')
  await userEvent.click(press)
  expect(screen.getByTitle('Zakwas')).toHaveProperty('src', src)
})

test('a formula is drawn by the browser, and is reached by Tab', async () => {
  show({ id: 'c', type: 'formula', math: '<math><mi>E</mi><mo>=</mo><mi>m</mi></math>', caption: 'Energia' })
  const shown = await screen.findByRole('region', { name: 'Energia' })
  expect(shown).toHaveProperty('tabIndex', 0)
  expect(shown.querySelector('math')?.textContent).toBe('E=m')
})
