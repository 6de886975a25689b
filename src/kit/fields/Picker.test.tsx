import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Locale } from '../text/Locale.tsx'
import { loadTexts } from '../text/text-of.ts'
import { Picker } from './Picker.tsx'
import type { Option } from './Select.tsx'
import type { Find } from './use-found.ts'

const all = Array.from({ length: 50 }, (_, index) => ({ value: `c${index + 1}`, label: `Kurs ${index + 1}` }))
const find = vi.fn<Find>()
let chosen: Option | null
const told = (option: Option | null) => (chosen = option)

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined
  await loadTexts('en')
})
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  find.mockReset()
  find.mockImplementation(async (words, cursor) => {
    const fitting = all.filter(({ label }) => label.includes(words))
    const from = Number(cursor ?? 0)
    const next = from + 20 < fitting.length ? `/courses?cursor=${from + 20}` : null
    return { data: fitting.slice(from, from + 20), next_page_url: next }
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Chooser({ initial, required = false }: { initial: Option | null; required?: boolean }) {
  const [value, setValue] = useState(initial)
  const choose = (option: Option | null) => {
    setValue(option)
    told(option)
  }
  return (
    <Locale language="en" timeZone="Europe/Warsaw">
      <Suspense>
        <form>
          <Picker name="course" label="Course" find={find} value={value} onChange={choose} required={required} />
          <button>Save</button>
        </form>
      </Suspense>
    </Locale>
  )
}

const show = async (initial: Option | null = null, required = false) => {
  chosen = initial
  await act(async () => {
    render(<Chooser initial={initial} required={required} />)
  })
}
const input = () => screen.getByRole<HTMLInputElement>('combobox')
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const user = userEvent.setup({ delay: null })
const press = (key: string) => {
  act(() => input().focus())
  return user.keyboard(`{${key}}`)
}
const type = async (value: string) => {
  await user.clear(input())
  if (value) await user.keyboard(value)
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('asks for the first ones when opened, and once typing has paused', async () => {
  await show()
  expect(find).not.toHaveBeenCalled()
  await user.click(input())
  await pass(1)
  expect(options()).toHaveLength(20)
  await type('Kurs 4')
  await pass(200)
  await type('Kurs 42')
  await pass(200)
  expect(find).toHaveBeenCalledTimes(1)
  await pass(150)
  expect(find.mock.calls[1]).toEqual(['Kurs 42', undefined])
  expect(options()).toEqual(['Kurs 42'])
})

test('is worked by the keyboard: arrows go through every page, Enter chooses', async () => {
  await show()
  await press('ArrowDown')
  await pass(1)
  for (let nth = 0; nth < 50; nth++) {
    await press('ArrowDown')
    await pass(1)
  }
  expect(options()).toHaveLength(50)
  const id = input().getAttribute('aria-activedescendant')
  expect(document.getElementById(id!)?.textContent).toBe('Kurs 50')
  await press('Enter')
  expect(chosen).toEqual({ value: 'c50', label: 'Kurs 50' })
  expect([input().value, input().getAttribute('aria-expanded')]).toEqual(['Kurs 50', 'false'])
})

test('Enter chooses the best of what was searched for, and only once it is there', async () => {
  await show()
  await type('Kurs 17')
  await press('Enter')
  expect(chosen).toBeNull()
  await pass(350)
  await press('Enter')
  expect(chosen?.value).toBe('c17')
})

test('Escape and leaving bring back what was chosen', async () => {
  await show(all[6], true)
  await type('Kur')
  await pass(350)
  await press('Escape')
  expect([input().value, options()]).toEqual(['Kurs 7', []])
  await type('')
  await pass(350)
  await user.tab()
  expect([input().value, chosen?.value]).toEqual(['Kurs 7', 'c7'])
})

test('Enter in an open list never sends the form, and Escape over a closed one changes nothing', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  document.body.addEventListener('submit', onSubmit)
  await show(all[6])
  await user.click(input())
  await press('Escape')
  await press('Escape')
  expect([input().value, chosen?.value]).toEqual(['Kurs 7', 'c7'])
  await type('xyz')
  await press('Enter')
  await pass(350)
  await press('Enter')
  expect([input().value, options()]).toEqual(['xyz', []])
  expect(onSubmit).not.toHaveBeenCalled()
  document.body.removeEventListener('submit', onSubmit)
})

test('what need not be chosen is cleared by its button, or by emptying the field', async () => {
  await show(all[6])
  await user.click(screen.getByRole('button', { name: 'Clear “Course”' }))
  expect(chosen).toBeNull()
  cleanup()
  await show(all[6])
  await type('')
  await user.tab()
  expect(chosen).toBeNull()
})

test('an answer that comes late does not cover a later one', async () => {
  await show()
  let answerLate = (): void => undefined
  find.mockImplementationOnce(
    () => new Promise((answer) => (answerLate = () => answer({ data: [all[0]!], next_page_url: null }))),
  )
  await type('Kurs 1')
  await pass(350)
  await type('Kurs 33')
  await pass(350)
  answerLate()
  await pass(1)
  expect(options()).toEqual(['Kurs 33'])
})

test('says how many there are, when there is nothing, and when it failed', async () => {
  await show()
  const news = () => screen.getByRole('status').textContent
  await type('Kurs')
  await pass(350)
  expect(news()).toBe('The first 20 results')
  await type('xyz')
  await pass(350)
  expect(news()).toBe('Nothing found')
  find.mockRejectedValueOnce(new Error('offline'))
  await type('Kurs 9')
  await pass(350)
  expect(news()).toContain('could not be loaded')
})
