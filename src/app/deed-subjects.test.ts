import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { postPictureReply } from '#modules/comments/contract.ts'
import { aComment } from '#modules/comments/testing.ts'
import { aPost, aTopic, onPost } from '#modules/community/testing.ts'
import * as leadCalls from '#modules/leads/contract.ts'
import { leads } from '#modules/leads/tables.ts'
import { aFormBody } from '#modules/leads/testing.ts'
import * as mediaCalls from '#modules/media/contract.ts'
import { aVideo } from '#modules/media/testing.ts'
import { listAudit } from '#modules/moderation/contract.ts'
import { setSwitches } from '#modules/people/contract.ts'
import * as surveyCalls from '#modules/surveys/contract.ts'
import { aQuestion } from '#modules/surveys/testing.ts'
import { castVote } from '#modules/votes/contract.ts'
import { aWorld, type TestSchool } from '#test/world.ts'

let school: TestSchool

const world = await aWorld()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
})

const admin = () => school.as(school.admin)
/** What the audit list tells, oldest first. */
const told = async () => {
  const { data } = await admin().call(listAudit, {})
  return data.toReversed().map(({ sentence, subject, url }) => [sentence, subject, url])
}

test('of lead forms their name; of a deleted lead the form, not who it was', async () => {
  const { form } = await admin().call(leadCalls.createLeadForm, aFormBody())
  const url = `/home/leads/forms/${form.id}`
  await admin().call(leadCalls.updateLeadForm, { formId: form.id, ...aFormBody({ name: 'Letters' }) })
  const lead = { formId: form.id, formName: 'Letters', name: 'Żaneta', email: 'z@example.com', searchText: 'z' }
  const [{ id: leadId } = { id: '' }] = await school.work(({ tx }) =>
    tx
      .insert(leads)
      .values({ ...lead, answers: [], utm: {}, language: 'en' })
      .returning(),
  )
  await admin().call(leadCalls.deleteLead, { leadId })
  await admin().call(leadCalls.deleteLeadForm, { formId: form.id })
  expect(await told()).toEqual([
    ['Created a lead form', 'Newsletter', url],
    ['Changed a lead form', 'Letters', url],
    ['Deleted a lead', 'Letters', url],
    ['Deleted a lead form', 'Letters', null],
  ])
})

test('of surveys their title', async () => {
  const input = { title: 'Ankieta', questions: [aQuestion()], shown_on: 'watch', audience: 'everyone' } as const
  const { survey } = await admin().call(surveyCalls.storeSurvey, { ...input, questions: [...input.questions] })
  const { id } = survey
  await admin().call(surveyCalls.openSurvey, { id })
  await admin().call(surveyCalls.closeSurvey, { id })
  await admin().call(surveyCalls.deleteSurvey, { id })
  expect((await told()).map(([, subject]) => subject)).toEqual(['Ankieta', 'Ankieta', 'Ankieta', 'Ankieta'])
})

test('of images the name of their file, and of videos their title', async () => {
  const file = { extension: 'png', filename: 'łąka.png', context: 'cover' } as const
  const { path, upload, headers } = await admin().call(mediaCalls.createImage, file)
  const payload = await sharp({ create: { width: 32, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  await world.app.inject({ method: 'PUT', url: upload, headers: { ...headers, host: school.host }, payload })
  await admin().call(mediaCalls.finishImage, { path })
  await admin().call(mediaCalls.deleteImage, { path, context: 'cover' })
  const { id } = await school.work((ctx) => aVideo(ctx), school.admin)
  const captions = { id, language: 'pl', label: 'Polski', webvtt: 'WEBVTT\n\n00:00.000 --> 00:01.000\nŻółw' }
  await admin().call(mediaCalls.putCaptions, captions)
  await admin().call(mediaCalls.deleteCaptions, { id, language: 'pl' })
  await admin().call(mediaCalls.deleteVideo, { id })
  const video = 'Zażółć gęślą jaźń'
  expect((await told()).map(([sentence, subject]) => [sentence, subject])).toEqual([
    ['Uploaded an image', 'łąka.png'],
    ['Deleted an image', 'łąka.png'],
    ['Set the captions of a video', video],
    ['Deleted the captions of a video', video],
    ['Deleted a video', video],
  ])
})

test('of exports what left, once they are let begin', async () => {
  const input = { title: 'Ankieta', questions: [aQuestion()], shown_on: 'watch', audience: 'everyone' } as const
  const { survey } = await admin().call(surveyCalls.storeSurvey, { ...input, questions: [...input.questions] })
  const before = (await told()).length
  const get = async (url: string) => {
    const headers = { host: school.host, cookie: `katedra_session=${school.admin.secret}` }
    return (await world.app.inject({ url, headers })).statusCode
  }
  expect(await get(`/home/surveys/${survey.id}/export`)).toBe(200)
  expect(await get(`/home/surveys/${survey.id}/export`)).toBe(429)
  expect((await told()).slice(before)).toEqual([
    ['Exported the responses to a survey', 'Ankieta', `/home/surveys/${survey.id}`],
  ])
})

test('votes and uploads that lead to nothing are not told', async () => {
  const topic = await school.work((ctx) => aTopic(ctx))
  const post = await school.work((ctx) => aPost(ctx, school.student, topic.id))
  const comment = await school.work((ctx) => aComment(ctx, school.student, onPost(post)))
  await admin().call(castVote, { ...onPost(post), value: 1 })
  await admin().call(mediaCalls.createImage, { extension: 'png', filename: 'łąka.png', context: 'cover' })
  const png = await sharp({ create: { width: 32, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const image = new Blob([new Uint8Array(png)], { type: 'image/png' })
  const elsewhere = { id: comment.id, body: 'Proszę', reply_to_id: post.id }
  await expect(admin().call(postPictureReply, elsewhere, { image })).rejects.toMatchObject({ status: 404 })
  expect(await told()).toEqual([])
})

test('of settings the school, and where they are', async () => {
  const switches = { is_login_enabled: true, is_registration_enabled: false, are_students_admitted: true }
  await admin().call(setSwitches, switches)
  expect(await told()).toEqual([['Changed who may log in and register', school.name, '/home/settings/people']])
})
