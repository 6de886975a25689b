import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Locale } from '../text/Locale.tsx'
import { loadTexts } from '../text/text-of.ts'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

const LONG = 'ż'.repeat(500)
const box = () => screen.getByRole('textbox', { name: 'Name' })

function Controlled() {
  const [value, setValue] = useState('')
  return (
    <TextField
      name="name"
      label="Name"
      maxLength={120}
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  )
}

test.each([
  ['a field', <TextField key="1" name="name" label="Name" maxLength={120} />],
  ['a controlled field', <Controlled key="2" />],
  ['a field that grows', <TextArea key="3" name="name" label="Name" maxLength={120} />],
])('what is pasted into %s is kept whole, and said to be too long', async (_what, field) => {
  render(
    <Locale language="en" timeZone="Europe/Warsaw">
      {field}
    </Locale>,
  )
  const user = userEvent.setup()
  await user.click(box())
  await user.paste(LONG)
  expect(box()).toHaveProperty('value', LONG)
  expect(screen.getByText('380 characters too many')).toBeDefined()
  expect(box().getAttribute('aria-invalid')).toBe('true')
  await user.clear(box())
  await user.paste('Jan')
  expect(screen.queryByText(/too many/)).toBeNull()
  expect(box().getAttribute('aria-invalid')).toBeNull()
})
