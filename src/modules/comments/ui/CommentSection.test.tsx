import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BesideVideo } from '#modules/media/ui/beside-video.ts'
import type { PlayerRemote } from '#modules/media/ui/player-remote.ts'
import { fakeComment, fakeCommentsApi } from './fake-comments-api.ts'
import { CommentSection } from './CommentSection.tsx'
import { PinnedComposer } from './PinnedComposer.tsx'
import { composer, on, refusal, sendButton, show, someone } from './show-section.tsx'
import { violationsIn } from '#test/violations-in.ts'

test('a visitor is asked whether they want to see the comments, and none is fetched', async () => {
  const fake = fakeCommentsApi([fakeComment('Secret')])
  await show(fake, null)
  expect(await screen.findByText('Want to see the comments?')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Log in now' }).getAttribute('href')).toBe('/photography/watch/login')
  expect(fake.calls).toEqual([])
})

test('the send button is hidden when empty and disabled below 2 characters', async () => {
  const user = await show(fakeCommentsApi())
  expect(await screen.findByText('No comments yet')).toBeTruthy()
  expect(sendButton()).toBeNull()
  expect(screen.getByText('Start typing to post a comment.')).toBeTruthy()
  await user.type(await composer(), 'ż')
  expect(screen.queryByText('Start typing to post a comment.')).toBeNull()
  expect(sendButton()).toHaveProperty('disabled', true)
  await user.type(await composer(), 'ó')
  expect(sendButton()).toHaveProperty('disabled', false)
})

test('a comment stands first before the server has answered, and is announced once it has', async () => {
  const fake = fakeCommentsApi([fakeComment('Older')])
  const user = await show(fake)
  await screen.findByText('Older')
  await user.type(await composer(), 'Newest')
  const release = fake.hold()
  await user.dblClick(sendButton()!)
  expect((await screen.findAllByRole('article')).map((one) => one.textContent)[0]).toContain('Newest')
  expect(await composer()).toHaveProperty('value', '')
  await act(async () => release())
  expect(await screen.findByText('Comment posted')).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(fake.calls.filter((call) => call === 'POST /comments')).toHaveLength(1)
})

test('when the call fails the comment goes and the text comes back', async () => {
  const fake = fakeCommentsApi()
  const user = await show(fake)
  await user.type(await composer(), 'Nothing is lost')
  fake.failNext(refusal(500))
  await user.click(sendButton()!)
  expect(await screen.findByText('Something went wrong')).toBeTruthy()
  expect(await composer()).toHaveProperty('value', 'Nothing is lost')
  expect(screen.queryAllByRole('article')).toHaveLength(0)
})

test('what was typed is there again after a reload', async () => {
  const viewer = someone()
  const user = await show(fakeCommentsApi(), viewer)
  await user.type(await composer(), 'Half a thou')
  cleanup()
  await show(fakeCommentsApi(), viewer)
  expect(await composer()).toHaveProperty('value', 'Half a thou')
})

test('what is being sent is found again by a reload, but not once it was sent', async () => {
  const viewer = someone()
  const fake = fakeCommentsApi()
  const user = await show(fake, viewer)
  await user.type(await composer(), 'On a train')
  const release = fake.hold()
  await user.click(sendButton()!)
  expect(await composer()).toHaveProperty('value', '')
  expect(Object.values(localStorage)).toContain('On a train')
  await act(async () => release())
  await screen.findByText('Comment posted')
  expect(Object.values(localStorage)).not.toContain('On a train')
})

test('over 1200 characters the warning says how many there are', async () => {
  const fake = fakeCommentsApi()
  const user = await show(fake)
  await user.click(await composer())
  await user.paste(`${'🎨'.repeat(1200)}x`)
  const warning = () => screen.queryByText(/up to 1,200 characters, yours has 1,201\. Try splitting your comment/)
  expect(warning()).toBeTruthy()
  expect(await violationsIn((await composer()).closest('form')!)).toEqual([])
  await user.type(await composer(), '{Backspace}')
  expect(warning()).toBeNull()
})

test('a comment refused with 422 warns with its length and keeps the text', async () => {
  const fake = fakeCommentsApi()
  const user = await show(fake)
  await user.type(await composer(), 'Refused')
  fake.failNext(refusal(422, 'Too long'))
  await user.click(sendButton()!)
  expect(await screen.findByText(/yours has 7\. Try splitting your comment/)).toBeTruthy()
  expect(await composer()).toHaveProperty('value', 'Refused')
  await waitFor(async () => expect(document.activeElement).toBe(await composer()))
})

test('a deletion is asked about first, and undone when it fails', async () => {
  const fake = fakeCommentsApi([
    fakeComment('Mine', { can: { delete: true, see_author: false, report: false, review: false, hold: false } }),
  ])
  const user = await show(fake)
  const remove = async (answer: string) => {
    await user.click(await screen.findByRole('button', { name: 'Delete what Jan Żak wrote' }))
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure?', hidden: true })
    await user.click(within(dialog).getByText(answer))
  }
  await remove('Cancel')
  expect(screen.getByText('Mine')).toBeTruthy()
  fake.failNext(refusal(500))
  await remove('Delete comment')
  expect(await screen.findByText('Something went wrong')).toBeTruthy()
  expect(screen.getByText('Mine')).toBeTruthy()
  await remove('Delete comment')
  await waitFor(() => expect(screen.queryByText('Mine')).toBeNull())
  expect(screen.getByText('Comment deleted')).toBeTruthy()
})

test('only what may be deleted can be, and only an admin sees links to profiles', async () => {
  await show(
    fakeCommentsApi([
      fakeComment('Theirs'),
      fakeComment('Shown', { can: { delete: false, see_author: true, report: false, review: false, hold: false } }),
    ]),
  )
  await screen.findByText('Theirs')
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull()
  const links = screen.getAllByRole('link', { name: 'Jan Żak' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/home\/students\/[0-9a-f-]{36}$/),
  ])
})

test('45 comments come in three parts', async () => {
  const user = await show(fakeCommentsApi(Array.from({ length: 45 }, (_, at) => fakeComment(`Number ${at}`))))
  await screen.findByText('Number 0')
  for (const shown of [20, 40, 45]) {
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(shown))
    const more = screen.queryByRole('button', { name: 'More' })
    expect(more === null).toBe(shown === 45)
    if (more) await user.click(more)
  }
})

test('addresses in a comment become links that vouch for nothing', async () => {
  await show(fakeCommentsApi([fakeComment('See https://example.com/a?b=1. <script>alert(1)</script>')]))
  const link = await screen.findByRole('link', { name: 'https://example.com/a?b=1' })
  expect(link.getAttribute('rel')).toBe('nofollow ugc noopener')
  expect(document.querySelector('article script')).toBeNull()
})

test('who has posted a comment is still in its box', async () => {
  const user = await show(fakeCommentsApi())
  await user.type(await composer(), 'Thank you')
  await user.click(sendButton()!)
  expect(await screen.findByText('Thank you')).toBeTruthy()
  expect(sendButton()).toBeNull()
  await waitFor(async () => expect(document.activeElement).toBe(await composer()))
})

test('when the list cannot be loaded it can be asked for again', async () => {
  const fake = fakeCommentsApi([fakeComment('There after all')])
  fake.failNext(refusal(500))
  const user = await show(fake)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('There after all')).toBeTruthy()
})

test('what waits for an admin says so when it is posted, and where it stands', async () => {
  const comment = fakeComment('Question')
  const user = await show(fakeCommentsApi([comment]))
  await user.type(await composer(), 'See https://example.com')
  await user.click(sendButton()!)
  expect(await screen.findByText('Your comment is waiting for approval')).toBeTruthy()
  expect(screen.queryByText('Comment posted')).toBeNull()
  const held = (await screen.findByText('https://example.com')).closest('article')!
  expect(within(held).getByText('Waiting for approval')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Reply to Jan Żak' }))
  await user.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'Or https://example.org')
  await user.click(screen.getByRole('button', { name: 'Post reply' }))
  expect(await screen.findByText('Your reply is waiting for approval')).toBeTruthy()
  const reply = (await screen.findByText('https://example.org')).closest('article')!
  expect(within(reply).getByText('Waiting for approval')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Hide 1 reply' })).toBeTruthy()
})

test('a comment is about the moment at which the film stands when that is pressed, and plays it', async () => {
  const fake = fakeCommentsApi()
  const goTo = vi.fn<(seconds: number) => void>()
  let second = 10
  const player = { current: { now: () => second, goTo } as unknown as PlayerRemote }
  const user = await show(
    fake,
    someone(),
    <BesideVideo value={{ player, show: () => undefined, askEarly: () => undefined, takeAsked: () => null }}>
      <CommentSection on={on} initial={undefined} loginHref="/photography/watch/login" Composer={PinnedComposer} />
    </BesideVideo>,
  )
  expect(screen.queryByRole('button', { name: 'About this moment' })).toBeNull()
  await user.type(await composer(), 'Why does it crack here')
  second = 192.7
  await user.click(await screen.findByRole('button', { name: 'About this moment' }))
  expect(screen.getByRole('button', { name: 'About 3:12' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(sendButton()!)
  await user.click(await screen.findByRole('button', { name: 'Play from 3:12' }))
  expect(goTo.mock.calls).toEqual([[192]])
  // The next one is about the whole film again.
  expect(await screen.findByRole('button', { name: 'About this moment' })).toBeTruthy()
  await user.type(await composer(), 'Thank you')
  await user.click(sendButton()!)
  await screen.findByText('Thank you')
  expect(screen.getAllByRole('button', { name: /^Play from/ })).toHaveLength(1)
})

test('the picture of a comment is shown with its words', async () => {
  const image = { id: crypto.randomUUID(), src: '/pictures/x/{width}.webp', widths: [80], width: 80, height: 50 }
  await show(fakeCommentsApi([fakeComment('Tak to wygląda', { image })]))
  const shown = await screen.findByRole('img', { name: /Jan Żak/ })
  expect(shown.getAttribute('src')).toBe('/pictures/x/80.webp')
})
