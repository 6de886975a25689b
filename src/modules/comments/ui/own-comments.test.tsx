import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Comment, CommentPage, OwnComments } from '../contract.ts'
import { CommentSection } from './CommentSection.tsx'
import { fakeComment, fakeCommentsApi } from './fake-comments-api.ts'
import { composer, on, sendButton, show, someone } from './show-section.tsx'
import { withOwn } from './with-own.ts'

const everyones = { delete: false, see_author: false, report: true, review: false, hold: false }

/** The section of a page that many get, into which the viewer's own comes at the press of a button. */
function Section({ comments, own }: { comments: Comment[]; own: OwnComments }) {
  const [page] = useState<CommentPage>({ data: comments, next_page_url: null })
  const [shown, setShown] = useState(page)
  return (
    <>
      <button onClick={() => setShown(withOwn(page, own))}>Arrive</button>
      <CommentSection on={on} initial={shown} loginHref="/login" />
    </>
  )
}

async function showKept(own: (comments: Comment[]) => OwnComments) {
  const comments = [
    fakeComment('Mine', { can: everyones }),
    fakeComment('Theirs', { can: everyones, up_votes_count: 3, votes: 3 }),
  ]
  const user = await show(
    fakeCommentsApi([...comments]),
    someone(),
    <Section comments={comments} own={own(comments)} />,
  )
  return { user, arrive: () => act(async () => screen.getByText('Arrive').click()) }
}
const item = (text: string) => within(screen.getByText(text).closest('li')!)
const pressed = (text: string) => item(text).getByRole('button', { name: 'Vote up' }).getAttribute('aria-pressed')

test('the viewer’s votes and what they may do with their own comments come into a page that many get', async () => {
  const { arrive } = await showKept(([mine, theirs]) => ({
    votes: [{ id: theirs!.id, vote: 1 }],
    written: [{ id: mine!.id, can: { delete: true, see_author: false, report: false, hold: false } }],
    has_held: false,
  }))
  expect(pressed('Theirs')).toBe('false')
  expect(item('Mine').queryByRole('button', { name: /delete/i })).toBeNull()
  await arrive()
  await waitFor(() => expect(pressed('Theirs')).toBe('true'))
  expect(item('Theirs').queryByRole('button', { name: /delete/i })).toBeNull()
  expect(item('Mine').getByRole('button', { name: /delete/i })).toBeTruthy()
  expect(item('Mine').queryByRole('button', { name: /report/i })).toBeNull()
})

test('what they did before it came stays', async () => {
  const { user, arrive } = await showKept(() => ({ votes: [], written: [], has_held: false }))
  await user.type(await composer(), 'Written at once')
  await user.click(sendButton()!)
  await screen.findByText('Written at once')
  await user.click(item('Theirs').getByRole('button', { name: 'Vote up' }))
  await arrive()
  expect(screen.getByText('Written at once')).toBeTruthy()
  expect(pressed('Theirs')).toBe('true')
})
