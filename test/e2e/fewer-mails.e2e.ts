import { afterAll, beforeAll, expect, test } from 'vitest'
import { unsubscribeToken } from '#modules/notifications/unsubscribe/unsubscribe-url.ts'

import { expectAccessible } from './accessible.ts'
import { open } from './open.ts'
import { logIn, STUDENT } from './people.ts'
import { expectText } from './seen.ts'
import { aStageOfItsOwn, type Stage } from './stage.ts'

const SECRET_KEY = 'known-to-this-journey'

let stage: Stage

beforeAll(async () => {
  stage = await aStageOfItsOwn({ SECRET_KEY })
})
afterAll(() => stage.close())

const someoneSubscribed = async () => {
  const [found] = await stage.query<{ personId: string; topicId: string; schoolId: string; title: string }>(
    `select s.person_id as "personId", s.topic_id as "topicId", s.school_id as "schoolId", t.title
     from topic_subscriptions s join topics t on t.id = s.topic_id
       join schools on schools.id = s.school_id and schools.slug = 'demo' limit 1`,
  )
  return found!
}

test('a reader ends the mails about a topic from a mail, without scripts and without a login', async () => {
  const { personId, topicId, schoolId, title } = await someoneSubscribed()
  const token = unsubscribeToken(SECRET_KEY, schoolId, personId, { about: 'topic', topicId })
  const page = await stage.aPage({ scripts: false, width: 390, scheme: 'dark' })
  await page.goto(`/unsubscribe/${token}`)
  await expectText(page, new RegExp(`new posts in “${title}”`))
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expectText(page, 'Done. You will get no more of these emails.')
  const left = `select 1 from topic_subscriptions where person_id = $1 and topic_id = $2`
  expect(await stage.query(left, [personId, topicId])).toEqual([])
  await page.goto(`/unsubscribe/${token}`)
  await expectText(page, 'You no longer get these emails.')

  const scripted = await stage.aPage({ language: 'pl' })
  await open(scripted, `/unsubscribe/${token}`)
  await expectAccessible(scripted)
})

test('in the account each kind of mail is switched on and off, and stays so', async () => {
  const page = await stage.aPage()
  await logIn(page, STUDENT)
  await open(page, '/my/account')
  const answers = page.getByRole('switch', { name: 'Replies to me' })
  const topic = page.getByRole('group', { name: 'New posts in' }).getByRole('switch').first()
  const wasOn = await topic.isChecked()
  expect(await answers.isChecked()).toBe(true)
  expect(await page.getByRole('group', { name: 'About the school' }).count(), 'asked of admins alone').toBe(0)
  await answers.uncheck()
  await expectText(page, 'Saved')
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/json/email-notification') && answer.ok())
  await topic.setChecked(!wasOn)
  await kept
  await expectAccessible(page)
  await open(page, '/my/account')
  expect([await answers.isChecked(), await topic.isChecked()]).toEqual([false, !wasOn])
})
