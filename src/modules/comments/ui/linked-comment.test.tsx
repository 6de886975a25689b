import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeComment, fakeCommentsApi, fakeReply } from './fake-comments-api.ts'
import { show } from './show-section.tsx'

const comments = Array.from({ length: 50 }, (_, nth) =>
  fakeComment(`Comment ${nth}`, { replies_count: nth === 44 ? 1 : 0 }),
)
const old = comments[44]!

afterEach(() => window.location.replace('#'))

test('a link to a comment older than those that are listed shows it, with its replies open and the focus on it', async () => {
  window.location.replace(`#comment-${old.id}`)
  const fake = fakeCommentsApi([...comments], [fakeReply(old.id, 'An old answer')])
  const user = await show(fake)
  const shown = (await screen.findByText('Comment 44')).closest('article')!
  expect(screen.queryByText('Comment 30')).toBeNull()
  expect(await within(shown).findByText('An old answer')).toBeTruthy()
  expect(document.activeElement).toBe(shown)
  expect(screen.getAllByRole('article')[0]).toBe(shown)
  await user.click(within(shown).getByRole('button', { name: 'Hide 1 reply' }))
  expect(screen.queryByText('An old answer')).toBeNull()
})

test('a link to a comment that is listed opens its replies, and nothing is asked for', async () => {
  const [first] = comments
  window.location.replace(`#comment-${first!.id}`)
  const fake = fakeCommentsApi(
    [{ ...first!, replies_count: 1 }, ...comments.slice(1)],
    [fakeReply(first!.id, 'Answered')],
  )
  await show(fake)
  await screen.findByText('Answered')
  expect(document.activeElement?.id).toBe(`comment-${first!.id}`)
  expect(fake.calls).not.toContain('GET /comments/:id')
})

test('a link to a comment that is gone says so', async () => {
  window.location.replace(`#comment-${crypto.randomUUID()}`)
  await show(fakeCommentsApi([...comments]))
  await waitFor(() => screen.getByText('The comment from your link is no longer here'))
})
