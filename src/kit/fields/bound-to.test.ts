import { expect, test, vi } from 'vitest'
import { boundTo } from './bound-to.ts'

interface Draft {
  title: string
  starts: string
  rate: string
  amount: number | null
  status: 'draft' | 'published'
  isHidden: boolean
}

function bound() {
  const change = vi.fn<(part: Partial<Draft>) => void>()
  const draft: Draft = { title: 'Ink', starts: '', rate: '23', amount: 4900, status: 'draft', isHidden: true }
  return { change, field: boundTo(draft, change) }
}
const typed = (value: string) => ({ target: { value } })

test('a field shows what the draft holds, and is sent by its key or by the name that follows', () => {
  const { field } = bound()
  expect(field.text('title')).toMatchObject({ name: 'title', value: 'Ink' })
  expect(field.moment('starts', 'starts_at')).toMatchObject({ name: 'starts_at', value: '', type: 'datetime-local' })
  expect(field.day('starts')).toMatchObject({ type: 'date' })
  expect(field.digits('rate', 'vat_rate')).toMatchObject({ name: 'vat_rate', value: '23', inputMode: 'numeric' })
  expect(field.money('amount')).toMatchObject({ name: 'amount', amount: 4900 })
  expect(field.choice('status')).toMatchObject({ name: 'status', value: 'draft' })
  expect(field.either('isHidden', ['yes', 'no'], 'is_hidden')).toMatchObject({ name: 'is_hidden', value: 'yes' })
  expect(field.tick('isHidden', 'is_hidden')).toMatchObject({ name: 'is_hidden', checked: true })
  expect(field.html('title', 'title_html')).toMatchObject({ name: 'title_html', html: 'Ink' })
})

test('what is typed is told as the part of the draft that it changes', () => {
  const { field, change } = bound()
  field.text('title').onChange(typed('Paper'))
  field.moment('starts', 'starts_at').onChange(typed('2026-05-01T09:00'))
  field.digits('rate').onChange(typed('8 %'))
  field.money('amount').onAmount(null)
  field.choice('status').onChange(typed('published'))
  field.either('isHidden', ['yes', 'no']).onChange(typed('no'))
  field.tick('isHidden').onChange({ target: { checked: false } })
  field.html('title').onHtml('<p>Paper</p>')
  expect(change.mock.calls.map(([part]) => part)).toEqual([
    { title: 'Paper' },
    { starts: '2026-05-01T09:00' },
    { rate: '8' },
    { amount: null },
    { status: 'published' },
    { isHidden: false },
    { isHidden: false },
    { title: '<p>Paper</p>' },
  ])
})
