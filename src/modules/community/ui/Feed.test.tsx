import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiProblem } from '#platform/contract/client.ts'
import type { Post } from '../contract.ts'
import { fakeCommunityApi, fakePost } from './fake-community-api.ts'
import { Feed } from './Feed.tsx'
import { show } from './show-community.tsx'

function feedOf(posts: Post[]) {
  const first = { data: posts.slice(0, 20), next_page_url: posts.length > 20 ? '/json/community?cursor=20' : null }
  return <Feed topicId={null} initial={first} invites />
}

test('an empty feed says so', async () => {
  await show(feedOf([]), fakeCommunityApi())
  expect(await screen.findByText('Oops... Nothing here yet')).toBeTruthy()
})

test('the posts after the first twenty come when they are asked for', async () => {
  const posts = Array.from({ length: 23 }, (_, nth) => fakePost(`Post ${nth}`))
  const { user } = await show(feedOf(posts), fakeCommunityApi(posts))
  expect(screen.getAllByRole('article')).toHaveLength(20)
  await user.click(screen.getByRole('button', { name: 'More' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(23))
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
})

test('a session that ended while posts are fetched leads to the login and back', async () => {
  const posts = Array.from({ length: 21 }, (_, nth) => fakePost(`Post ${nth}`))
  const fake = fakeCommunityApi(posts)
  const { user, router } = await show(feedOf(posts), fake)
  fake.failNext(new ApiProblem(401, {}))
  await user.click(screen.getByRole('button', { name: 'More' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('a vote counts at once and is taken back when it fails', async () => {
  const posts = [fakePost('Only one')]
  const fake = fakeCommunityApi(posts)
  const { user } = await show(feedOf(posts), fake)
  const up = screen.getByRole('button', { name: 'Vote up' })
  await user.click(up)
  expect(up.getAttribute('aria-pressed')).toBe('true')
  expect(await screen.findByText('1 vote up')).toBeTruthy()
  fake.failNext(new ApiProblem(500, {}))
  await user.click(screen.getByRole('button', { name: 'Vote down' }))
  await waitFor(() => expect(up.getAttribute('aria-pressed')).toBe('true'))
})

test('a post is deleted after a question that names it', async () => {
  const posts = [
    fakePost('Stays'),
    fakePost('Goes', { can: { edit: true, delete: true, see_author: false, report: false, hold: false } }),
  ]
  const fake = fakeCommunityApi(posts)
  const { user } = await show(feedOf(posts), fake)
  expect(screen.queryByRole('button', { name: 'Delete “Stays”' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Delete “Goes”' }))
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure?', hidden: true })
  expect(within(dialog).getByText(/The post “Goes” will be deleted for good/)).toBeTruthy()
  await user.click(within(dialog).getByText('Delete post'))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(screen.getByText('Post deleted')).toBeTruthy()
})

test('a student’s words are plain text with links, an admin’s are formatted', async () => {
  await show(
    feedOf([
      fakePost('Plain', { body: '<b>not bold</b> https://example.com' }),
      fakePost('Formatted', { body: '<p><strong>bold</strong></p>', student_id: null, student: null }),
    ]),
    fakeCommunityApi(),
  )
  expect(screen.getByText(/<b>not bold<\/b>/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'https://example.com' }).getAttribute('rel')).toBe('nofollow ugc noopener')
  expect(screen.getByText('bold').tagName).toBe('STRONG')
})

test('names link to profiles only where they may be seen, and a held post says that it waits', async () => {
  await show(
    feedOf([
      fakePost('Seen', { can: { edit: false, delete: true, see_author: true, report: false, hold: false } }),
      fakePost('Held', { is_held: true }),
    ]),
    fakeCommunityApi(),
  )
  const [seen, held] = screen.getAllByRole('article')
  expect(within(seen!).getByRole('link', { name: 'Jan Żak' }).getAttribute('href')).toMatch(/^\/home\/students\//)
  expect(within(held!).queryByRole('link', { name: 'Jan Żak' })).toBeNull()
  expect(within(held!).getByText('Waiting for approval')).toBeTruthy()
})
