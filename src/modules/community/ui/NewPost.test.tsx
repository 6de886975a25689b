import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBrowserThatDraws } from '#modules/media/ui/fake-drawing.ts'
import { ApiProblem } from '#platform/contract/client.ts'
import { toasts } from '#kit/feedback/toast.ts'
import { fakeCommunityApi, fakeTopic } from './fake-community-api.ts'
import { NewPost } from './NewPost.tsx'
import { show, someone } from './show-community.tsx'

const CREATE = 'POST /json/community/topics/:topicId/post/create'
const form = <NewPost topic={fakeTopic()} topics={[fakeTopic()]} />
const title = () => screen.findByRole('textbox', { name: 'Title' })
const body = () => screen.findByRole('textbox', { name: 'Your post' })
const publish = () => screen.getByRole('button', { name: 'Publish' })
const pictureInput = () =>
  screen.getByLabelText<HTMLInputElement>(/^Choose (a picture|another)$/, { selector: 'input[type=file]' })

test('a post can be published from 5 characters of title and of text on', async () => {
  const fake = fakeCommunityApi()
  const { user, router } = await show(form, fake)
  await user.type(await title(), 'Four')
  await user.type(await body(), 'Enough')
  expect(publish()).toHaveProperty('disabled', true)
  await user.type(await title(), 's')
  expect(publish()).toHaveProperty('disabled', false)
  await user.type(await body(), '{Backspace}{Backspace}')
  expect(publish()).toHaveProperty('disabled', true)
  await user.type(await body(), 'h!')
  await user.click(publish())
  expect(await screen.findByText('Elsewhere')).toBeTruthy()
  expect(router.state.location.pathname).toMatch(/^\/community\/posts\/[0-9a-f-]{36}$/)
  expect(fake.called(CREATE).map(({ input }) => input)).toMatchObject([{ title: 'Fours', body: 'Enouh!' }])
})

test('a title over 159 characters is said to be too long, with its length', async () => {
  const { user } = await show(form, fakeCommunityApi())
  await user.click(await title())
  await user.paste('t'.repeat(150))
  expect(screen.getByText('9 characters left')).toBeTruthy()
  await user.paste('t'.repeat(10))
  expect(screen.getByText('The title can have up to 159 characters, yours has 160.')).toBeTruthy()
})

test('a picture over 600 KB or of another kind is made to fit before it is sent', async () => {
  aBrowserThatDraws().opens({ width: 4000, height: 3000 })
  const fake = fakeCommunityApi()
  const { user } = await show(form, fake)
  await user.type(await title(), 'A title')
  await user.type(await body(), 'A text')
  for (const [name, type] of [
    ['IMG_1.jpg', 'image/jpeg'],
    ['a.webp', 'image/webp'],
  ] as const) {
    await user.upload(pictureInput(), new File([new Uint8Array(5_000_000)], name, { type }))
    const fitted = name.replace(/\..*/, '.jpeg')
    expect(await screen.findByRole('img', { name: fitted })).toBeTruthy()
  }
  await user.click(publish())
  await screen.findByText('Elsewhere')
  const sent = fake.called(CREATE)[0]?.files as { image: File }
  expect([sent.image.name, sent.image.type, await sent.image.text()]).toEqual(['a.jpeg', 'image/jpeg', 'made smaller'])
})

test('a picture that is refused stops publishing until it is taken away or another is chosen', async () => {
  const drawing = aBrowserThatDraws()
  drawing.cannotOpen()
  const fake = fakeCommunityApi()
  const { user } = await show(form, fake)
  await user.type(await title(), 'A title')
  await user.type(await body(), 'A text')
  await user.upload(pictureInput(), new File(['x'], 'notes.txt', { type: 'text/plain' }))
  expect(await screen.findByText('Bad file extension')).toBeTruthy()
  expect(publish()).toHaveProperty('disabled', true)
  expect(screen.getByText('The picture cannot be published. Choose another or remove it.')).toBeTruthy()
  await user.type(await title(), '{Enter}')
  expect(fake.called(CREATE)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Remove the picture' }))
  expect(publish()).toHaveProperty('disabled', false)
  await user.upload(pictureInput(), new File(['x'], 'more.txt', { type: 'text/plain' }))
  await screen.findByText('Bad file extension')
  const picture = new File([new Uint8Array(600_000)], 'fits.png', { type: 'image/png' })
  await user.upload(pictureInput(), picture)
  expect((await screen.findByRole('img', { name: 'fits.png' })).getAttribute('src')).toBe('blob:picture')
  await user.click(publish())
  await screen.findByText('Elsewhere')
  expect(fake.called(CREATE)[0]?.files).toEqual({ image: picture })
})

test('what the server refuses stands under its field, and nothing typed is lost', async () => {
  const fake = fakeCommunityApi()
  const viewer = someone()
  const { user } = await show(form, fake, viewer)
  await user.type(await title(), 'A title')
  await user.type(await body(), 'A text')
  await user.click(screen.getByRole('radio', { name: 'Link to another site' }))
  await user.type(screen.getByRole('textbox', { name: 'Link to the video' }), 'https://example.com/v')
  fake.failNext(new ApiProblem(422, { message: 'No', errors: { video: ['We do not know this player'] } }))
  await user.click(publish())
  const field = await screen.findByRole('textbox', { name: 'Link to the video' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText(/We do not know this player/).length).toBeGreaterThan(0)
  cleanup()
  await show(form, fake, viewer)
  expect(await title()).toHaveProperty('value', 'A title')
  expect(await body()).toHaveProperty('value', 'A text')
  expect(screen.getByRole('textbox', { name: 'Link to the video' })).toHaveProperty('value', 'https://example.com/v')
})

test('what was typed is given up only after a question', async () => {
  const { user } = await show(form, fakeCommunityApi())
  await user.type(await title(), 'A title')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByText('What you have written here will be lost.')
  await user.click(screen.getByText('Discard'))
  expect(await screen.findByText('Elsewhere')).toBeTruthy()
})

test('a post that waits for an admin says so', async () => {
  const { user } = await show(form, fakeCommunityApi())
  await user.type(await title(), 'A title')
  await user.type(await body(), 'See https://example.com')
  await user.click(publish())
  await screen.findByText('Elsewhere')
  expect(toasts.current().at(-1)?.title).toBe('Your post is waiting for approval')
})
