import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toasts } from '#kit/feedback/toast.ts'
import { EditPost } from './EditPost.tsx'
import { fakeCommunityApi, fakePost } from './fake-community-api.ts'
import { show, someone } from './show-community.tsx'

const UPDATE = 'PUT /json/community/posts/:id'

test('an admin’s post is changed as formatted text', async () => {
  const post = fakePost('Plan', { body: '<p>On <strong>Tuesday</strong></p>', student_id: null, student: null })
  const fake = fakeCommunityApi([post])
  const { user } = await show(<EditPost post={post} />, fake, someone('admin'))
  expect(await screen.findByRole('group', { name: 'Formatting' })).toBeTruthy()
  const title = await screen.findByRole('textbox', { name: 'Title' })
  await user.clear(title)
  await user.type(title, 'The plan')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Elsewhere')
  expect(fake.called(UPDATE).map(({ input }) => input)).toMatchObject([
    { id: post.id, title: 'The plan', body: '<p>On <strong>Tuesday</strong></p>' },
  ])
})

test('a student’s post is changed as plain text', async () => {
  const post = fakePost('My first box', { body: 'Sewn in an evening.' })
  await show(<EditPost post={post} />, fakeCommunityApi([post]))
  expect(await screen.findByRole('textbox', { name: 'Your post' })).toHaveProperty('value', 'Sewn in an evening.')
  expect(screen.queryByRole('group', { name: 'Formatting' })).toBeNull()
})

test('a change that has to wait for an admin says so', async () => {
  const post = fakePost('My first box')
  const { user } = await show(<EditPost post={post} />, fakeCommunityApi([post]))
  await user.type(await screen.findByRole('textbox', { name: 'Your post' }), ' See https://example.com')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Elsewhere')
  expect(toasts.current().at(-1)?.title).toBe('Your post is waiting for approval')
})
