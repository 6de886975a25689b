import { beforeEach, expect, test } from 'vitest'
import { toast, toasts } from './toast.ts'

beforeEach(() => {
  for (const { id } of toasts.current()) toast.dismiss(id)
})

const shown = () => toasts.current().map(({ text }) => text)

test('what is already on the screen is not said twice', () => {
  toast.error('Error', 'Something went wrong')
  toast.error('Error', 'Something went wrong')
  expect(shown()).toEqual(['Something went wrong'])
})

test('of one subject only what was said last is shown', () => {
  toast.error('Log in', 'Log in to set progress', { about: 'session' })
  toast.error('Error', 'Something went wrong')
  toast.error('Log in', 'Session expired', { about: 'session' })
  expect(shown()).toEqual(['Something went wrong', 'Session expired'])
})
