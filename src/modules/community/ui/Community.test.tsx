import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ApiProblem } from '#platform/contract/client.ts'
import type { Topic } from '../contract.ts'
import { Community } from './Community.tsx'
import { fakeCommunityApi, fakePhoto, fakeTopic, TOPIC_ID } from './fake-community-api.ts'
import { show } from './show-community.tsx'
import { TopicNav } from './TopicNav.tsx'

const NO_POSTS = { data: [], next_page_url: null }
const community = (photos: number, topic: Partial<Topic> = {}) => (
  <Community
    topicId={TOPIC_ID}
    topics={[fakeTopic(topic)]}
    posts={NO_POSTS}
    photos={Array.from({ length: photos }, (_, nth) => fakePhoto(`Photo ${nth}`))}
  />
)

test.each([
  [0, false, false],
  [1, true, false],
  [5, true, false],
  [6, true, true],
])('with %i photos the preview is shown: %s, and leads to all of them: %s', async (count, isShown, leadsOn) => {
  await show(community(count), fakeCommunityApi())
  expect(screen.queryByRole('heading', { name: 'Photos' }) !== null).toBe(isShown)
  expect(screen.queryAllByRole('link', { name: /Open the photo/ })).toHaveLength(count)
  const all = screen.queryByRole('link', { name: 'See all photos' })
  expect(all?.getAttribute('href') ?? null).toBe(leadsOn ? `/community/gallery/${TOPIC_ID}` : null)
})

test('only who may post is offered to', async () => {
  await show(community(0, { can: { post: false } }), fakeCommunityApi())
  expect(screen.queryByRole('link', { name: 'Write a post' })).toBeNull()
})

/** Where elements stand in a row that has been scrolled. */
function placed(nav: HTMLElement, left: (element: Element) => number) {
  for (const element of [nav, ...nav.children])
    element.getBoundingClientRect = () => ({ left: left(element), width: 100 }) as DOMRect
}

test('the row of topics goes to the one that is shown, and stays where it was scrolled to until another is', async () => {
  const topics = [fakeTopic({}), fakeTopic({ id: 'other', title: 'Other' })]
  function Chosen() {
    const [{ id }, choose] = useState({ id: TOPIC_ID })
    return (
      <>
        <TopicNav topics={[...topics]} current={id} pathOf={(topicId) => `/community/${topicId}`} />
        <button onClick={() => choose({ id })}>Again</button>
        <button onClick={() => choose({ id: 'other' })}>On</button>
      </>
    )
  }
  const { user } = await show(<Chosen />, fakeCommunityApi())
  const row = screen.getByRole('list')
  placed(row, (element) => [...row.children].indexOf(element) * 300)
  row.scrollLeft = 40
  await user.click(screen.getByRole('button', { name: 'Again' }))
  expect(row.scrollLeft).toBe(40)
  await user.click(screen.getByRole('button', { name: 'On' }))
  expect(row.scrollLeft).toBe(40 + 600 + 300)
})

test('mails are asked for at once, and not when the call fails', async () => {
  const fake = fakeCommunityApi()
  const { user } = await show(community(0), fake)
  const bell = screen.getByRole('button', { name: 'Emails about new posts' })
  await user.click(bell)
  expect(bell.getAttribute('aria-pressed')).toBe('true')
  expect(await screen.findByText('You will get an email about each new post in “Your work”')).toBeTruthy()
  fake.failNext(new ApiProblem(500, {}))
  await user.click(bell)
  await waitFor(() => expect(bell.getAttribute('aria-pressed')).toBe('true'))
  expect(await screen.findByText('Something went wrong')).toBeTruthy()
})
