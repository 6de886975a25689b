import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { LectureFields } from './LectureFields.tsx'
import type { LectureValues } from './lecture-values.ts'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

const VALUES: LectureValues = {
  title: 'Żaba',
  kind: 'text',
  intro: '',
  is_free_to_watch: false,
  needs_login: false,
  status: 'draft',
  delay: '0',
  chapters: '',
  runTime: '',
}

test('what is free to watch may need a login', async () => {
  const user = userEvent.setup()
  let values = VALUES
  function Fields() {
    const [held, hold] = useState(VALUES)
    values = held
    return (
      <LectureFields
        values={held}
        hasFilm={false}
        filmSeconds={null}
        onChange={(part) => hold((was) => ({ ...was, ...part }))}
      />
    )
  }
  await act(async () => {
    render(
      <Locale language="en" timeZone="Europe/Warsaw">
        <Fields />
      </Locale>,
    )
  })
  expect(screen.queryByRole('checkbox', { name: 'Log in first' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Free to watch' }))
  await user.click(screen.getByRole('checkbox', { name: 'Log in first' }))
  expect(values).toMatchObject({ is_free_to_watch: true, needs_login: true })
})
