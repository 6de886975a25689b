import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { EmailField } from './EmailField.tsx'

afterEach(cleanup)

function Controlled() {
  const [value, setValue] = useState('')
  return <EmailField name="email" label="Email" value={value} onChange={(event) => setValue(event.target.value)} />
}

test('takes letters of every script, and shows them as they were typed', async () => {
  render(<Controlled />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
  await userEvent.type(field, 'ż@ż.pl')
  expect(field.value).toBe('ż@ż.pl')
  expect(field.validity.valid).toBe(true)
  expect([field.type, field.inputMode, field.getAttribute('autocapitalize')]).toEqual(['text', 'email', 'none'])
})
