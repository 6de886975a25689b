import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '#platform/contract/client.ts'
import { ApiProvider } from '#web/kit/api/ApiProvider.tsx'
import { type KnownViewer, ViewerProvider } from '#web/kit/api/ViewerProvider.tsx'
import { Toaster } from '#web/kit/feedback/Toaster.tsx'
import { Confirmations } from '#web/kit/overlays/Confirmations.tsx'
import { Locale } from '#web/kit/text/Locale.tsx'
import { loadTexts } from '#web/kit/text/text-of.ts'
import { CommentSection } from './CommentSection.tsx'
import { fakeComment, fakeCommentsApi, fakeReply } from './fake-comments-api.ts'

const on = { type: 'App\\Lecture', id: '01a1fc18-ec43-7ad0-aef2-dfdf9b29f10c' }
const ola: KnownViewer = { id: 'ola', name: 'Ola', role: 'student' }

beforeAll(() => loadTexts('en'))
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('reportError', () => undefined)
  HTMLDialogElement.prototype.showModal ??= function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function () {
    this.open = false
  }
  HTMLElement.prototype.showPopover ??= () => undefined
  HTMLElement.prototype.hidePopover ??= () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Every test writes as somebody else, so that no draft is found by the next. */
let nth = 0
const someone = (): KnownViewer => ({ ...ola, id: `ola-${nth++}` })

async function show(fake: ReturnType<typeof fakeCommentsApi>, viewer: KnownViewer | null = someone()) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const shown = (
    <Locale language="en" timeZone="Europe/Warsaw">
      <MemoryRouter>
        <QueryClientProvider client={queries}>
          <ApiProvider api={fake.api}>
            <ViewerProvider viewer={viewer}>
              <Confirmations>
                <Suspense>
                  <CommentSection on={on} initial={undefined} loginHref="/photography/watch/login" />
                </Suspense>
                <Toaster />
              </Confirmations>
            </ViewerProvider>
          </ApiProvider>
        </QueryClientProvider>
      </MemoryRouter>
    </Locale>
  )
  await act(async () => void render(shown))
  return userEvent.setup()
}
const composer = () => screen.findByRole('textbox', { name: 'Your comment' })
const sendButton = () => screen.queryByRole('button', { name: 'Post comment' })
const refusal = (status: number, body?: string) =>
  new ApiProblem(status, { message: 'No', ...(body && { errors: { body: [body] } }) })

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
  await user.type(await composer(), 'ż')
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

test('over 1200 characters the warning says how many there are', async () => {
  const fake = fakeCommentsApi()
  const user = await show(fake)
  await user.click(await composer())
  await user.paste(`${'🎨'.repeat(1200)}x`)
  const warning = () => screen.queryByText(/up to 1,200 characters, yours has 1,201\. Try splitting your comment/)
  expect(warning()).toBeTruthy()
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
})

test('a deletion is asked about first, and undone when it fails', async () => {
  const fake = fakeCommentsApi([fakeComment('Mine', { can: { delete: true, see_author: false } })])
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
    fakeCommentsApi([fakeComment('Theirs'), fakeComment('Shown', { can: { delete: false, see_author: true } })]),
  )
  await screen.findByText('Theirs')
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull()
  const links = screen.getAllByRole('link', { name: 'Jan Żak' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/home\/students\/[0-9a-f-]{36}$/),
  ])
})

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

test('when the list cannot be loaded it can be asked for again', async () => {
  const fake = fakeCommentsApi([fakeComment('There after all')])
  fake.failNext(refusal(500))
  const user = await show(fake)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('There after all')).toBeTruthy()
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
