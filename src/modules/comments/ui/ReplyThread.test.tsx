import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeComment, fakeCommentsApi, fakeReply } from './fake-comments-api.ts'
import { aBrowserThatDraws } from '#modules/media/ui/fake-drawing.ts'
import { refusal, show, someone } from './show-section.tsx'

const focused = () => document.activeElement?.getAttribute('aria-label')

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
  await waitFor(() => expect(focused(), 'back where it came from').toBe('Reply to Jan Żak'))
  await user.click(within(thanks).getByRole('button', { name: 'Delete what Ola wrote' }))
  await user.click(within(await screen.findByRole('dialog', { hidden: true })).getByText('Delete reply'))
  expect(await screen.findByRole('button', { name: 'Hide 1 reply' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.id).toBe(`comment-${comment.id}`))
  await user.click(screen.getByRole('button', { name: 'Hide 1 reply' }))
  expect(screen.queryByText('Answer')).toBeNull()
})

test("a refused reply shows the server's words for its body, and counts nothing", async () => {
  const fake = fakeCommentsApi([fakeComment('Question')])
  const user = await show(fake)
  await user.click(await screen.findByRole('button', { name: 'Reply to Jan Żak' }))
  const box = await screen.findByRole('textbox', { name: 'Your reply' })
  await waitFor(() => expect(document.activeElement).toBe(box))
  await user.type(box, 'Nope')
  fake.failNext(refusal(422, 'The server says no'))
  await user.click(screen.getByRole('button', { name: 'Post reply' }))
  expect(await screen.findByText('The server says no')).toBeTruthy()
  expect(box).toHaveProperty('value', 'Nope')
  expect(screen.queryByRole('button', { name: /1 reply/ })).toBeNull()
})

test('a reply that is being written stays while the others cannot be read', async () => {
  const fake = fakeCommentsApi([fakeComment('Question', { replies_count: 1 })])
  const user = await show(fake)
  fake.failNext(refusal(401, 'Log in'))
  await user.click(await screen.findByRole('button', { name: 'Reply to Jan Żak' }))
  await user.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'Still here')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveProperty('value', 'Still here')
})

test('a reply that is quicker than the list of the others stays when that comes', async () => {
  const comment = fakeComment('Question', { replies_count: 1 })
  const fake = fakeCommentsApi([comment], [fakeReply(comment.id, 'Answer')])
  const user = await show(fake)
  const reply = await screen.findByRole('button', { name: 'Reply to Jan Żak' })
  const listComes = fake.hold()
  await user.click(reply)
  await waitFor(() => expect(fake.calls).toContain('GET /comments/:id/replies'))
  fake.holdNoMore()
  await user.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'Quick')
  await user.click(screen.getByRole('button', { name: 'Post reply' }))
  await waitFor(() => expect(fake.calls).toContain('POST /comment/:id/replies'))
  listComes()
  expect(await screen.findByText('Answer')).toBeTruthy()
  expect(screen.getAllByText('Quick').length).toBe(1)
})

test('a reply that is given up leaves the focus where it was', async () => {
  const user = await show(fakeCommentsApi([fakeComment('Question')]))
  await user.click(await screen.findByRole('button', { name: 'Reply to Jan Żak' }))
  await user.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'Well{Escape}')
  expect(screen.queryByRole('textbox', { name: 'Your reply' })).toBeNull()
  await waitFor(() => expect(focused()).toBe('Reply to Jan Żak'))
})

test('votes show at once, toggle, and go back when the call fails', async () => {
  const fake = fakeCommentsApi([fakeComment('Good', { up_votes_count: 3, votes: 3 })])
  const user = await show(fake)
  const [up, down] = [
    await screen.findByRole('button', { name: 'Vote up' }),
    screen.getByRole('button', { name: 'Vote down' }),
  ]
  const shown = () => [
    screen.getByText(/votes? up$/).textContent,
    screen.getByText(/votes? down$/).textContent,
    up.ariaPressed,
    down.ariaPressed,
  ]
  await user.click(up)
  expect(shown()).toEqual(['4 votes up', '0 votes down', 'true', 'false'])
  await user.click(down)
  expect(shown()).toEqual(['3 votes up', '1 vote down', 'false', 'true'])
  fake.failNext(refusal(500))
  await user.click(down)
  await screen.findByText('Something went wrong')
  expect(shown()).toEqual(['3 votes up', '1 vote down', 'false', 'true'])
  await user.click(down)
  expect(shown()).toEqual(['3 votes up', '0 votes down', 'false', 'false'])
  await user.click(down)
  expect(shown()).toEqual(['3 votes up', '1 vote down', 'false', 'true'])
})

test('only an admin sees where to add an image, and the call for it takes it along', async () => {
  const comment = fakeComment('Question')
  const fake = fakeCommentsApi([comment])
  const user = await show(fake, { ...someone(), role: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Reply to Jan Żak' }))
  await screen.findByRole('button', { name: 'Add image' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  expect(input.accept).toBe('image/*')
  await user.upload(input, new File(['png'], 'light.png', { type: 'image/png' }))
  expect(await screen.findByText('light.png')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Look')
  const post = screen.getByRole<HTMLButtonElement>('button', { name: 'Post reply' })
  await waitFor(() => expect(post.disabled).toBe(false))
  await user.click(post)
  await screen.findByText('Look')
  await waitFor(() => expect(fake.calls).toContain('POST /comment/:id/reply'))
  cleanup()
  await show(fakeCommentsApi([comment]))
  await user.click(await screen.findByRole('button', { name: 'Reply to Jan Żak' }))
  await screen.findByRole('textbox', { name: 'Your reply' })
  expect(screen.queryByRole('button', { name: 'Add image' })).toBeNull()
})

test('a picture of a camera is made to fit; one nobody can open keeps the reply back until it is taken away', async () => {
  const drawing = aBrowserThatDraws()
  const fake = fakeCommentsApi([fakeComment('Question')])
  const user = await show(fake, { ...someone(), role: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Reply to Jan Żak' }))
  const choose = async (name: string, type: string) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    await user.upload(input, new File([new Uint8Array(3_000_000)], name, { type }))
  }
  const send = () => screen.getByRole('button', { name: 'Post reply' })
  await user.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'Look')
  drawing.cannotOpen()
  await choose('IMG_1.HEIC', 'image/heic')
  expect(await screen.findByText(/This browser cannot open HEIC photos/)).toBeTruthy()
  expect(send()).toHaveProperty('disabled', true)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await user.click(screen.getByRole('button', { name: 'Remove image IMG_1.HEIC' }))
  expect(send()).toHaveProperty('disabled', false)
  drawing.opens({ width: 4000, height: 3000 })
  await choose('IMG_2.jpeg', 'image/jpeg')
  await screen.findByText('IMG_2.jpeg')
  await waitFor(() => expect(send()).toHaveProperty('disabled', false))
  await user.click(send())
  await screen.findByText('Look')
  expect(fake.calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /comment/:id/reply'])
})
