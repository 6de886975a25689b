import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeComment, fakeCommentsApi, fakeReply } from './fake-comments-api.ts'
import { refusal, show, someone } from './show-section.tsx'

test('replies are fetched when first shown, and the count follows what comes and goes', async () => {
  const comment = fakeComment('Question', { replies_count: 1 })
  const fake = fakeCommentsApi([comment], [fakeReply(comment.id, 'Answer')])
  const user = await show(fake)
  const toggle = await screen.findByRole('button', { name: 'Show 1 reply' })
  expect(fake.calls).not.toContain('GET /comments/:id/replies')
  await user.click(toggle)
  const answer = (await screen.findByText('Answer')).closest('article')!
  await user.click(within(answer).getByRole('button', { name: 'Reply to Jan Żak' }))
  await user.type(screen.getByRole('textbox', { name: 'Your reply to Jan Żak' }), 'Thanks')
  await user.click(screen.getByRole('button', { name: 'Post reply' }))
  const thanks = (await screen.findByText('Thanks')).closest('article')!
  expect(within(thanks).getByText('to Jan Żak')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Hide 2 replies' })).toBeTruthy()
  await user.click(within(thanks).getByRole('button', { name: 'Delete what Ola wrote' }))
  await user.click(within(await screen.findByRole('dialog', { hidden: true })).getByText('Delete reply'))
  expect(await screen.findByRole('button', { name: 'Hide 1 reply' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Hide 1 reply' }))
  expect(screen.queryByText('Answer')).toBeNull()
})

test("a refused reply shows the server's words for its body, and counts nothing", async () => {
  const fake = fakeCommentsApi([fakeComment('Question')])
  const user = await show(fake)
  await user.click(await screen.findByRole('button', { name: 'Reply to Jan Żak' }))
  const box = await screen.findByRole('textbox', { name: 'Your reply' })
  expect(document.activeElement).toBe(box)
  await user.type(box, 'Nope')
  fake.failNext(refusal(422, 'The server says no'))
  await user.click(screen.getByRole('button', { name: 'Post reply' }))
  expect(await screen.findByText('The server says no')).toBeTruthy()
  expect(box).toHaveProperty('value', 'Nope')
  expect(screen.queryByRole('button', { name: /1 reply/ })).toBeNull()
})

test('votes show at once, toggle, and go back when the call fails', async () => {
  const fake = fakeCommentsApi([fakeComment('Good', { up_votes_count: 3, votes: 2 })])
  const user = await show(fake)
  const [up, down] = [
    await screen.findByRole('button', { name: 'Vote up' }),
    screen.getByRole('button', { name: 'Vote down' }),
  ]
  const shown = () => [screen.getByText(/votes? up$/).textContent, up.ariaPressed, down.ariaPressed]
  await user.click(up)
  expect(shown()).toEqual(['4 votes up', 'true', 'false'])
  await user.click(down)
  expect(shown()).toEqual(['3 votes up', 'false', 'true'])
  fake.failNext(refusal(500))
  await user.click(down)
  await screen.findByText('Something went wrong')
  expect(shown()).toEqual(['3 votes up', 'false', 'true'])
})

test('only an admin sees where to add an image, and the call for it takes it along', async () => {
  const comment = fakeComment('Question')
  const fake = fakeCommentsApi([comment])
  const user = await show(fake, { ...someone(), role: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Reply to Jan Żak' }))
  await screen.findByRole('button', { name: 'Add image' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  expect(input.accept).toBe('image/png,image/gif,image/jpeg')
  await user.upload(input, new File(['png'], 'light.png', { type: 'image/png' }))
  expect(screen.getByText('light.png')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Look')
  await user.click(screen.getByRole('button', { name: 'Post reply' }))
  await screen.findByText('Look')
  expect(fake.calls).toContain('POST /comment/:id/reply')
  cleanup()
  await show(fakeCommentsApi([comment]))
  await user.click(await screen.findByRole('button', { name: 'Reply to Jan Żak' }))
  expect(screen.queryByRole('button', { name: 'Add image' })).toBeNull()
})
