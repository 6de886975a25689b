import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aProduct } from '#modules/catalog/testing.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { clock } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { dayOf } from '#platform/time/days.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import * as contract from './contract.ts'
import type { Answers, PanelSurvey, SurveyInput } from './contract.ts'
import { surveyResponses, surveys } from './tables.ts'
import { aQuestion, aSurvey, someOptions } from './testing.ts'

let school: TestSchool

const world = await aWorld()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
})

const open = (given: Partial<SurveyInput> = {}) => school.work((ctx) => aSurvey(ctx, given), school.admin)
const answer = ({ id, questions }: PanelSurvey, text = 'Od znajomej'): { survey_id: string; response: Answers } => ({
  survey_id: id,
  response: { [questions[0]!.id]: text },
})
const asAdmin = () => school.as(school.admin)
const asStudent = () => school.as(school.student)
const panelSurvey = async (id: string) => (await asAdmin().call(contract.getPanelSurvey, { id })).survey
const inputOf = ({ title, description, questions, shown_on, audience }: PanelSurvey): SurveyInput => ({
  title,
  description,
  questions,
  shown_on,
  course_id: null,
  audience,
})

describe('whoever is asked', () => {
  test('sees the questions, each display is counted, and afterwards when they responded', async () => {
    const survey = await open()
    const visitor = school.as()
    const first = await visitor.call(contract.getSurvey, { id: survey.id })
    expect(first).toMatchObject({
      survey: { title: 'Dwie minuty', description: 'Pomóż nam uczyć lepiej.', questions: [{ value: '' }] },
      responded_at: null,
    })
    const { responded_at } = await visitor.call(contract.submitSurvey, answer(survey))
    const again = await visitor.call(contract.getSurvey, { id: survey.id })
    expect(again).toMatchObject({ responded_at, survey: { questions: [{ value: 'Od znajomej' }] } })
    expect(await panelSurvey(survey.id)).toMatchObject({ displays_count: 1, responses_count: 1, is_answered: true })
    const { rows } = await school.work((ctx) =>
      ctx.tx.execute(sql`select payload from domain_events where name = 'surveys.survey-answered'`),
    )
    expect(rows).toMatchObject([{ payload: { survey_id: survey.id, student_id: null } }])
  })

  test.each(['student', 'visitor'] as const)(
    'a %s answers once, even when both clicks arrive together',
    async (who) => {
      const survey = await open()
      const caller = who === 'student' ? asStudent() : school.as()
      const clicks = await Promise.allSettled(
        [1, 2, 3, 4].map(() => caller.call(contract.submitSurvey, answer(survey))),
      )
      expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      await expect(caller.call(contract.submitSurvey, answer(survey))).rejects.toMatchObject({ status: 409 })
      expect(await school.work((ctx) => ctx.tx.select().from(surveyResponses))).toHaveLength(1)
      expect(await panelSurvey(survey.id)).toMatchObject({ responses_count: 1 })
    },
  )

  test('has responded on every device they are signed in on', async () => {
    const survey = await open()
    const [phone, laptop] = [asStudent(), asStudent()]
    await phone.call(contract.getSurvey, { id: survey.id })
    const { responded_at } = await phone.call(contract.submitSurvey, answer(survey))
    expect(await laptop.call(contract.getSurvey, { id: survey.id })).toMatchObject({ responded_at })
    expect(await school.as().call(contract.getSurvey, { id: survey.id })).toMatchObject({ responded_at: null })
    expect(await panelSurvey(survey.id)).toMatchObject({ displays_count: 2, responses_count: 1 })
  })

  test('two visitors are two responses', async () => {
    const survey = await open()
    await school.as().call(contract.submitSurvey, answer(survey))
    await school.as().call(contract.submitSurvey, answer(survey))
    expect(await panelSurvey(survey.id)).toMatchObject({ responses_count: 2 })
  })

  test('hears what is wrong with each answer', async () => {
    const [name, mail] = [aQuestion({ required: true }), aQuestion({ inputType: 'email' })]
    const survey = await open({ questions: [name, mail] })
    const sent = { survey_id: survey.id, response: { [mail.id]: 'nobody' } }
    await expect(school.as().call(contract.submitSurvey, sent)).rejects.toMatchObject({
      status: 422,
      fields: { [`response.${name.id}`]: [expect.any(String)], [`response.${mail.id}`]: [expect.any(String)] },
    })
    await expect(
      school.as().call(contract.submitSurvey, { survey_id: survey.id, response: { [name.id]: 7 as never } }),
    ).rejects.toMatchObject({ status: 422, fields: { [`response.${name.id}`]: [expect.any(String)] } })
    expect(await panelSurvey(survey.id)).toMatchObject({ responses_count: 0 })
  })

  test('is told when the questions have changed meanwhile', async () => {
    const survey = await open()
    const sent = { survey_id: survey.id, response: { [newId()]: 'to a question that is gone' } }
    await expect(school.as().call(contract.submitSurvey, sent)).rejects.toMatchObject({
      status: 409,
      code: 'surveys.changed',
    })
  })

  test('is only asked what is meant for them', async () => {
    const forStudents = await open({ audience: 'students' })
    const forVisitors = await open({ audience: 'visitors' })
    const see = (id: string, who?: typeof school.admin) => school.as(who).call(contract.getSurvey, { id })
    await expect(see(forStudents.id)).rejects.toMatchObject({ status: 401 })
    await expect(school.as().call(contract.submitSurvey, answer(forStudents))).rejects.toMatchObject({ status: 401 })
    await expect(see(forVisitors.id, school.student)).rejects.toMatchObject({ status: 403 })
    await expect(asStudent().call(contract.submitSurvey, answer(forVisitors))).rejects.toMatchObject({ status: 403 })
    await expect(asAdmin().call(contract.submitSurvey, answer(forVisitors))).rejects.toMatchObject({ status: 403 })
    await see(forStudents.id, school.student)
    await see(forStudents.id, school.admin)
    expect(await panelSurvey(forStudents.id)).toMatchObject({ displays_count: 1 })
  })

  test('finds no draft, no closed survey and none of another school', async () => {
    const survey = await open()
    const other = await world.aSchool()
    const { survey: draft } = await asAdmin().call(contract.storeSurvey, inputOf(survey))
    await asAdmin().call(contract.closeSurvey, { id: survey.id })
    for (const [client, id] of [
      [school.as(), survey.id],
      [school.as(), draft.id],
      [other.as(other.admin), survey.id],
    ] as const) {
      await expect(client.call(contract.getSurvey, { id })).rejects.toMatchObject({ status: 404 })
      await expect(client.call(contract.submitSurvey, { ...answer(survey), survey_id: id })).rejects.toMatchObject({
        status: 404,
      })
    }
  })

  test('may not answer all day long from one place under ever new names', async () => {
    const survey = await open()
    for (let times = 0; times < 30; times++) await school.as().call(contract.submitSurvey, answer(survey))
    await expect(school.as().call(contract.submitSurvey, answer(survey))).rejects.toMatchObject({ status: 429 })
    await asStudent().call(contract.submitSurvey, answer(survey))
  })
})

describe('an admin', () => {
  test('drafts, opens, closes and opens again', async () => {
    const input = { title: 'Ankieta', questions: [aQuestion()], shown_on: 'watch', audience: 'students' } as const
    const { survey } = await asAdmin().call(contract.storeSurvey, { ...input, questions: [...input.questions] })
    expect(survey).toMatchObject({ state: 'draft', shown_on: 'watch', audience: 'students', is_answered: false })
    const { id } = survey
    expect((await asAdmin().call(contract.closeSurvey, { id })).survey.state).toBe('draft')
    expect((await asAdmin().call(contract.openSurvey, { id })).survey.state).toBe('open')
    expect((await asAdmin().call(contract.closeSurvey, { id })).survey.state).toBe('closed')
    expect((await asAdmin().call(contract.openSurvey, { id })).survey.state).toBe('open')
    expect((await asAdmin().call(contract.listSurveys, {})).data).toMatchObject([{ id, title: 'Ankieta' }])
  })

  test('shows one course’s survey on that course only, and hears when it is not there', async () => {
    const { product } = await school.work((ctx) => aProduct(ctx), school.admin)
    const survey = await open({ shown_on: 'one_course', course_id: product.id })
    expect(survey.course).toEqual({ id: product.id, title: product.title })
    const other = await world.aSchool()
    const theirs = await other.work((ctx) => aProduct(ctx), other.admin)
    const input = { ...inputOf(survey), shown_on: 'one_course' as const }
    await expect(
      asAdmin().call(contract.storeSurvey, { ...input, course_id: theirs.product.id }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(asAdmin().call(contract.storeSurvey, input)).rejects.toMatchObject({
      status: 422,
      fields: { course_id: [expect.any(String)] },
    })
  })

  test.each([
    ['title', { title: ' ' }],
    ['questions.0.title', { questions: [aQuestion({ title: '' })] }],
    ['questions.0.options', { questions: [aQuestion({ type: 'select' })] }],
    ['questions.0.options', { questions: [aQuestion({ type: 'checkbox', options: someOptions('a', 'a') })] }],
    ['shown_on', { shown_on: 'nowhere' as 'watch' }],
  ])('hears what is wrong with %s', async (field, given) => {
    const input = { title: 'A', questions: [], shown_on: 'watch' as const, audience: 'everyone' as const, ...given }
    await expect(asAdmin().call(contract.storeSurvey, input)).rejects.toMatchObject({
      status: 422,
      fields: { [field]: [expect.any(String)] },
    })
  })

  test('cannot open a survey that asks nothing', async () => {
    const input = { title: 'A', questions: [aQuestion({ type: 'separator' })], shown_on: 'watch', audience: 'everyone' }
    const { survey } = await asAdmin().call(contract.storeSurvey, input as SurveyInput)
    await expect(asAdmin().call(contract.openSurvey, survey)).rejects.toMatchObject({
      status: 422,
      fields: { questions: [expect.any(String)] },
    })
  })

  test('changes a question freely until it is answered; then it keeps its meaning', async () => {
    const likes = aQuestion({ title: 'Do you like it?', type: 'select', options: someOptions('Yes', 'No') })
    const survey = await open({ questions: [likes] })
    const change = (questions: contract.Question[]) =>
      asAdmin().call(contract.updateSurvey, { id: survey.id, ...inputOf(survey), questions })
    const turned = { ...likes, title: 'Do you dislike it?' }
    const { survey: changed } = await change([turned])
    const now = changed.questions[0]!
    expect(now.id).not.toBe(likes.id)
    await school.as().call(contract.submitSurvey, { survey_id: survey.id, response: { [now.id]: 'yes' } })

    for (const [field, other] of [
      ['title', { ...now, title: 'Do you like it?' }],
      ['type', { ...now, type: 'checkbox' as const }],
      ['options', { ...now, options: someOptions('Yes') }],
    ] as const)
      await expect(change([other])).rejects.toMatchObject({
        status: 422,
        fields: { [`questions.0.${field}`]: [expect.any(String)] },
      })
    const more = { ...now, required: true, options: someOptions('Maybe', 'No', 'Yes') }
    const added = aQuestion({ title: 'Why?' })
    expect((await change([added, more])).survey.questions).toEqual([added, more])
  })

  test('takes an answered question out, and still reads its answers', async () => {
    const [kept, gone] = [aQuestion({ title: 'Kept?' }), aQuestion({ title: 'Gone?' })]
    const survey = await open({ questions: [kept, gone] })
    await school.as().call(contract.submitSurvey, { survey_id: survey.id, response: { [gone.id]: 'still here' } })
    const { survey: changed } = await asAdmin().call(contract.updateSurvey, {
      id: survey.id,
      ...inputOf(survey),
      questions: [kept],
    })
    expect(changed.earlier_questions).toEqual([gone])
    const results = await asAdmin().call(contract.getResults, { id: survey.id })
    expect(results.questions).toMatchObject([
      { title: 'Kept?', is_earlier: false, answers_count: 0 },
      {
        title: 'Gone?',
        is_earlier: true,
        answers_count: 1,
        texts: { data: [{ words: 'still here' }], next_page_url: null },
      },
    ])
  })

  test('deletes a survey with its responses', async () => {
    const survey = await open()
    await school.as().call(contract.submitSurvey, answer(survey))
    await asAdmin().call(contract.deleteSurvey, { id: survey.id })
    expect(await school.work((ctx) => ctx.tx.select().from(surveys))).toEqual([])
    expect(await school.work((ctx) => ctx.tx.select().from(surveyResponses))).toEqual([])
  })
})

describe('the results', () => {
  const [why, what, ticks, stars] = [
    aQuestion({ title: 'Why?', type: 'textarea' }),
    aQuestion({ title: 'What?', type: 'select', options: someOptions('Bread', 'Books') }),
    aQuestion({ title: 'How?', type: 'checkbox', options: someOptions('Slow', 'Fast') }),
    aQuestion({ title: 'Stars?', inputType: 'number' }),
  ]

  const respond = async (survey: PanelSurvey, response: Answers, on?: string) => {
    const visitor = school.as()
    await visitor.call(contract.getSurvey, { id: survey.id })
    await visitor.call(contract.submitSurvey, { survey_id: survey.id, response })
    if (on)
      await school.work((ctx) =>
        ctx.tx.execute(sql`update survey_responses set created_at = ${on} where id =
          (select id from survey_responses order by created_at desc, id desc limit 1)`),
      )
  }

  test('count choices, average numbers and quote texts', async () => {
    const survey = await open({ questions: [why, what, ticks, stars] })
    await respond(survey, { [why.id]: 'Because', [what.id]: 'bread', [ticks.id]: ['slow', 'fast'], [stars.id]: '3' })
    await respond(survey, { [what.id]: 'bread', [ticks.id]: ['slow'], [stars.id]: '4.5' })
    await school.as().call(contract.getSurvey, { id: survey.id })
    const results = await asAdmin().call(contract.getResults, { id: survey.id })
    expect(results).toMatchObject({
      displays_count: 3,
      responses_count: 2,
      questions: [
        {
          title: 'Why?',
          answers_count: 1,
          texts: { data: [{ words: 'Because' }], next_page_url: null },
          choices: [],
          figures: null,
        },
        {
          title: 'What?',
          answers_count: 2,
          choices: [
            { label: 'Bread', count: 2 },
            { label: 'Books', count: 0 },
          ],
        },
        {
          title: 'How?',
          choices: [
            { label: 'Slow', count: 2 },
            { label: 'Fast', count: 1 },
          ],
        },
        { title: 'Stars?', figures: { average: 3.75, lowest: 3, highest: 4.5 } },
      ],
    })
  })

  test('are of the days asked for, by the school’s clock', async () => {
    const survey = await open({ questions: [stars] })
    await respond(survey, { [stars.id]: '1' }, '2026-03-01T22:59:59Z')
    await respond(survey, { [stars.id]: '2' }, '2026-03-01T23:00:00Z')
    await respond(survey, { [stars.id]: '3' }, '2026-03-03T22:59:59Z')
    await respond(survey, { [stars.id]: '4' }, '2026-03-03T23:00:00Z')
    const period = { id: survey.id, from: '2026-03-02', until: '2026-03-03' }
    const { responses_count, displays_count, questions } = await asAdmin().call(contract.getResults, period)
    expect([responses_count, displays_count]).toEqual([2, 0])
    expect(questions).toMatchObject([{ figures: { lowest: 2, highest: 3 } }])
    const { data } = await asAdmin().call(contract.listResponses, period)
    expect(data.map(({ answers }) => answers[stars.id])).toEqual(['3', '2'])
    await expect(asAdmin().call(contract.getResults, { id: survey.id, from: 'yesterday' })).rejects.toMatchObject({
      status: 422,
      fields: { from: [expect.any(String)] },
    })
  })

  test('and displays are of the days of a school at the other end of the world', async () => {
    school = await world.aSchool({ timeZone: 'Pacific/Auckland' })
    const survey = await open({ questions: [stars] })
    await respond(survey, { [stars.id]: '1' }, '2026-03-01T10:59:59Z')
    await respond(survey, { [stars.id]: '2' }, '2026-03-01T11:00:00Z')
    await respond(survey, { [stars.id]: '3' }, '2026-03-02T10:59:59Z')
    const on = (day: string) => asAdmin().call(contract.getResults, { id: survey.id, from: day, until: day })
    expect((await on('2026-03-02')).questions).toMatchObject([{ figures: { lowest: 2, highest: 3 } }])
    expect((await on(dayOf(clock.now(), 'Pacific/Auckland'))).displays_count).toBe(3)
  })

  test('quote a few texts and lead to all others, without gaps', async () => {
    const survey = await open({ questions: [why, what] })
    await school.work((ctx) =>
      ctx.tx.insert(surveyResponses).values(
        Array.from({ length: 60 }, (_, index) => ({
          surveyId: survey.id,
          browser: `browser ${index}`,
          answers: index % 2 ? { [why.id]: `because ${index}` } : { [what.id]: 'bread' },
          createdAt: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 7))),
        })),
      ),
    )
    const { questions } = await asAdmin().call(contract.getResults, { id: survey.id })
    expect(questions).toMatchObject([{ answers_count: 30 }, { answers_count: 30, texts: { data: [] } }])
    const seen = [...questions[0]!.texts.data]
    expect(seen).toHaveLength(5)
    let cursor = cursorIn(questions[0]!.texts.next_page_url)
    while (cursor) {
      const page = await asAdmin().call(contract.listTexts, { id: survey.id, question: why.id, cursor })
      seen.push(...page.data)
      cursor = cursorIn(page.next_page_url)
    }
    expect(seen.map(({ words }) => Number(words.split(' ')[1])).toSorted((a, b) => b - a)).toEqual(
      Array.from({ length: 30 }, (_, index) => 59 - 2 * index),
    )
    const listTexts = (given: object) =>
      asAdmin().call(contract.listTexts, { id: survey.id, question: why.id, ...given })
    expect((await listTexts({ from: '2027-01-01' })).data).toEqual([])
    for (const question of [what.id, newId()])
      await expect(listTexts({ question })).rejects.toMatchObject({ status: 404 })
    await expect(listTexts({ cursor: 'x' })).rejects.toMatchObject({
      status: 422,
      fields: { cursor: [expect.any(String)] },
    })
  })

  test('are counted as exactly when many answer alike', async () => {
    const survey = await open({ questions: [why, what, ticks, stars] })
    await school.work((ctx) =>
      ctx.tx.insert(surveyResponses).values(
        Array.from({ length: 1000 }, (_, index) => ({
          surveyId: survey.id,
          browser: `browser ${index}`,
          answers: {
            ...(index % 2 && { [why.id]: `because ${index}` }),
            ...(index % 4 && { [what.id]: 'books' }),
            [ticks.id]: index % 3 ? ['slow'] : ['slow', 'fast'],
            [stars.id]: String((index % 5) + 0.5),
          },
        })),
      ),
    )
    const { questions, responses_count } = await asAdmin().call(contract.getResults, { id: survey.id })
    expect(responses_count).toBe(1000)
    expect(questions.map(({ answers_count }) => answers_count)).toEqual([500, 750, 1000, 1000])
    expect(questions[1]!.choices.map(({ count }) => count)).toEqual([0, 750])
    expect(questions[2]!.choices.map(({ count }) => count)).toEqual([1000, 334])
    expect(questions[3]!.figures).toEqual({ average: 2.5, lowest: 0.5, highest: 4.5 })
  })

  test('are listed from newest to oldest without gaps', async () => {
    const survey = await open()
    const [question] = survey.questions
    await school.work((ctx) =>
      ctx.tx.insert(surveyResponses).values(
        Array.from({ length: 65 }, (_, index) => ({
          surveyId: survey.id,
          browser: `browser ${index}`,
          answers: { [question!.id]: String(index) },
          createdAt: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 2))),
        })),
      ),
    )
    await asStudent().call(contract.submitSurvey, answer(survey))
    const seen: contract.SurveyResponse[] = []
    let cursor: string | undefined
    do {
      const page = await asAdmin().call(contract.listResponses, { id: survey.id, cursor })
      seen.push(...page.data)
      cursor = cursorIn(page.next_page_url)
    } while (cursor)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(66)
    expect(seen[0]).toMatchObject({ student: { name: 'Jan Żak' } })
    expect(seen[1]).toMatchObject({ student: null })
  })
})

describe('the export', () => {
  const download = (id: string, secret = school.admin.secret) =>
    world.app.inject({
      url: `/home/surveys/${id}/export`,
      headers: { host: school.host, cookie: `katedra_session=${secret}` },
    })

  test('is a file that spreadsheets open as text, once a minute', async () => {
    const ticks = aQuestion({ title: 'Which, "please"?', type: 'checkbox', options: someOptions('Bread', 'Books') })
    const words = aQuestion({ title: '=1+1' })
    const survey = await open({ questions: [words, ticks] })
    const response = { [words.id]: '=HYPERLINK("http://evil.test")', [ticks.id]: ['bread', 'books'] }
    await asStudent().call(contract.submitSurvey, { survey_id: survey.id, response })
    const file = await download(survey.id)
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="survey-${survey.id}.csv"`,
    })
    const [heading, row, end] = file.body.split('\r\n')
    expect(heading).toBe(`\uFEFFResponded at,Respondent,'=1+1,"Which, ""please""?"`)
    expect(row).toMatch(/^[\dT:-]+\+0\d:00,Jan Żak,"'=HYPERLINK\(""http:\/\/evil\.test""\)",Bread; Books$/)
    expect(end).toBe('')
    const again = await download(survey.id)
    expect(again.statusCode).toBe(429)
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('holds every response of many', async () => {
    const survey = await open()
    await school.work((ctx) =>
      ctx.tx.insert(surveyResponses).values(
        Array.from({ length: 1203 }, (_, index) => ({
          surveyId: survey.id,
          browser: `browser ${index}`,
          answers: { [survey.questions[0]!.id]: `answer ${index}` },
          createdAt: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 300))),
        })),
      ),
    )
    const lines = (await download(survey.id)).body.trimEnd().split('\r\n')
    expect(lines).toHaveLength(1204)
    expect(new Set(lines).size).toBe(1204)
  })

  test('is an admin’s of the school', async () => {
    const survey = await open()
    expect((await download(survey.id, school.student.secret)).statusCode).toBe(403)
    expect((await download(newId())).statusCode).toBe(404)
  })
})

test('nobody else builds surveys or reads what was answered', async () => {
  const survey = await open()
  const { id } = survey
  const input = inputOf(survey)
  const other = await world.aSchool()
  const calls = (client: ReturnType<TestSchool['as']>) => ({
    one: [
      () => client.call(contract.getPanelSurvey, { id }),
      () => client.call(contract.updateSurvey, { id, ...input }),
      () => client.call(contract.openSurvey, { id }),
      () => client.call(contract.closeSurvey, { id }),
      () => client.call(contract.listResponses, { id }),
      () => client.call(contract.getResults, { id }),
      () => client.call(contract.listTexts, { id, question: survey.questions[0]!.id }),
      () => client.call(contract.deleteSurvey, { id }),
    ],
    all: [() => client.call(contract.listSurveys, {}), () => client.call(contract.storeSurvey, input)],
  })
  for (const [client, status] of [
    [school.as(), 401],
    [asStudent(), 403],
  ] as const) {
    const { one, all } = calls(client)
    for (const call of [...one, ...all]) await expect(call()).rejects.toMatchObject({ status })
  }
  for (const call of calls(other.as(other.admin)).one) await expect(call()).rejects.toMatchObject({ status: 404 })
  expect((await other.as(other.admin).call(contract.listSurveys, {})).data).toEqual([])
})

describe('what one student answered', () => {
  const list = (id: string, cursor?: string, by = school.admin) =>
    school.as(by).call(contract.listStudentResponses, { id, ...(cursor && { cursor }) })

  test('is read by who keeps students, in words, question by question, the newest first', async () => {
    const [asked, left] = [
      aQuestion({ title: 'Co dalej?', type: 'checkbox', options: someOptions('Linoryt', 'Żelatyna') }),
      aQuestion({ title: 'Pominięte' }),
    ]
    const survey = await open({ questions: [aQuestion({ type: 'separator', title: 'Na koniec' }), asked, left] })
    await asStudent().call(contract.submitSurvey, {
      survey_id: survey.id,
      response: { [asked.id]: ['linoryt', 'żelatyna'] },
    })
    await school.as().call(contract.submitSurvey, answer(await open()))
    const support = await school.anAdmin({ adminRole: 'support' })
    const { data } = await list(school.student.id, undefined, support)
    expect(data).toMatchObject([
      {
        survey: { id: survey.id, title: 'Dwie minuty' },
        answers: [{ question: 'Co dalej?', words: 'Linoryt; Żelatyna' }],
      },
    ])
    await expect(list(school.student.id, undefined, school.student)).rejects.toMatchObject({ status: 403 })
    const editor = await school.anAdmin({ adminRole: 'editor', email: 'redakcja@szkola.test' })
    await expect(list(school.student.id, undefined, editor)).rejects.toMatchObject({ status: 403 })
  })

  test('comes in pages, and of nobody else', async () => {
    for (let at = 0; at < 12; at++)
      await asStudent().call(contract.submitSurvey, answer(await open({ title: `Ankieta ${at}` }), `${at}`))
    const first = await list(school.student.id)
    const second = await list(school.student.id, cursorIn(first.next_page_url))
    expect([...first.data, ...second.data].map(({ answers }) => answers[0]!.words)).toEqual(
      Array.from({ length: 12 }, (_, at) => `${11 - at}`),
    )
    expect(second.next_page_url).toBeNull()
    const other = await school.aStudent()
    expect((await list(other.id)).data).toEqual([])
    const elsewhere = await world.aSchool()
    await expect(list(elsewhere.student.id)).rejects.toMatchObject({ status: 404 })
    await expect(list(school.admin.id)).rejects.toMatchObject({ status: 404 })
  })
})
