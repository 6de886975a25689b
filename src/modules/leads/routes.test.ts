import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aProduct } from '#modules/catalog/testing.ts'
import { clock } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { dayOf } from '#platform/time/days.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import * as contract from './contract.ts'
import { formToken } from './form-token.ts'
import { aField } from '#modules/fields/testing.ts'
import { aFormBody, aLeadForm } from './testing.ts'

let school: TestSchool
const world = await aWorld()
beforeEach(async () => {
  school = await world.aSchool()
  await world.app.units.withoutSchool('each test begins with nothing counted', (tx) =>
    tx.execute(sql`delete from rate_limits`),
  )
})
afterAll(() => world.close())

const aMinuteAgo = () => new Date(Date.now() - 60_000)
const tokenOf = ({ id }: TestSchool, at = aMinuteAgo()) =>
  formToken({ secretKey: world.app.secretKey, schoolId: id }, at)
const signUp = (formId: string, given: Record<string, unknown> = {}) =>
  school
    .as()
    .call(contract.captureLead, { form_id: formId, form_token: tokenOf(school), email: 'ala@example.com', ...given })
const make = (given = {}) => school.work((ctx) => aLeadForm(ctx, given))
const asAdmin = () => school.as(school.admin)
const allLeads = async () => (await asAdmin().call(contract.listLeads, {})).data
const eventsOf = async (name: string) =>
  (await school.work((ctx) => ctx.tx.execute(sql`select payload from domain_events where name = ${name}`))).rows

describe('signing up', () => {
  test('keeps a lead with its answers, campaign and the consent it was given', async () => {
    const form = await make({
      fields: [...aFormBody().fields, aField({ name: 'city', label: 'Your city' })],
      hidden_fields: [{ name: 'source', value: 'home' }],
      consent_text: 'Send me letters',
      success_header: 'Welcome',
      redirect_url: 'https://pracownia.test/kursy',
    })
    const told = await signUp(form.id, {
      name: 'Ala',
      city: 'Łódź',
      source: 'forged',
      consent: true,
      _from: '/?utm_source=letter',
    })
    expect(told).toEqual({ success_header: 'Welcome', success_text: '', redirect_url: 'https://pracownia.test/kursy' })
    const [row] = await allLeads()
    const { lead } = await asAdmin().call(contract.getLead, { leadId: row!.id })
    expect(lead).toMatchObject({
      name: 'Ala',
      email: 'ala@example.com',
      form: { id: form.id, name: 'Newsletter' },
      answers: [
        { name: 'city', label: 'Your city', value: 'Łódź' },
        { name: 'source', type: 'hidden', value: 'home' },
      ],
      utm: { utm_source: 'letter' },
      consent: { text: 'Send me letters', version: 1 },
      sign_ups_count: 1,
    })
    expect(await eventsOf('leads.lead-captured')).toEqual([
      { payload: { lead_id: row!.id, form_id: form.id, email: 'ala@example.com' } },
    ])
  })

  test('twice with one address is one lead, changed, and says the same', async () => {
    const form = await make()
    const first = await signUp(form.id, { name: 'Ala' })
    expect(await signUp(form.id, { name: 'Alicja', email: 'ALA@example.com' })).toEqual(first)
    const found = await allLeads()
    expect(found.map(({ name, email }) => [name, email])).toEqual([['Alicja', 'ALA@example.com']])
    const { lead } = await asAdmin().call(contract.getLead, { leadId: found[0]!.id })
    expect(lead.sign_ups_count).toBe(2)
    expect(await eventsOf('leads.lead-captured')).toHaveLength(1)
    const { form: counted } = await asAdmin().call(contract.getEditableLeadForm, { formId: form.id })
    expect(counted.leads_count).toBe(1)
  })

  test('ten times at once is still one lead', async () => {
    const form = await make()
    await Promise.all(Array.from({ length: 10 }, () => signUp(form.id)))
    expect(await allLeads()).toHaveLength(1)
  })

  test('is refused under each wrong field, in the language of the page', async () => {
    const form = await make({ consent_text: 'Send me letters' })
    await expect(signUp(form.id, { email: 'ala', language: 'pl' })).rejects.toMatchObject({
      status: 422,
      fields: { email: ['Podaj prawidłowy adres e-mail'], consent: [expect.any(String)] },
    })
    expect(await allLeads()).toEqual([])
  })

  test('is refused when it comes too fast, too late or unsigned', async () => {
    const form = await make()
    // Begun in a moment: however slow the machine, it is too soon.
    const inAMinute = new Date(clock.now().getTime() + 60_000)
    for (const form_token of [tokenOf(school, inAMinute), tokenOf(school, new Date(0)), 'forged'])
      await expect(signUp(form.id, { form_token })).rejects.toMatchObject({ status: 409, code: 'leads.not-in-time' })
  })

  test('by a robot in the trap is answered and forgotten', async () => {
    const form = await make()
    expect(await signUp(form.id, { homepage: 'http://spam.test' })).toMatchObject({ success_header: '' })
    expect(await allLeads()).toEqual([])
  })

  test('is refused after too many from one place', async () => {
    const form = await make()
    for (let nth = 0; nth < 20; nth++) await signUp(form.id, { email: `ala${nth}@example.com` })
    await expect(signUp(form.id)).rejects.toMatchObject({ status: 429, retryAfterSeconds: expect.any(Number) })
  })

  test('with a form of another school is 404', async () => {
    const form = await make()
    const other = await world.aSchool()
    const call = { form_id: form.id, form_token: tokenOf(other), email: 'ala@example.com' }
    await expect(other.as().call(contract.captureLead, call)).rejects.toMatchObject({ status: 404 })
  })

  test('without scripts goes on to the thanks, or back with what is wrong', async () => {
    const form = await make()
    const send = (fields: Record<string, string>) =>
      world.app.inject({
        method: 'POST',
        url: '/lead',
        headers: {
          host: school.host,
          accept: 'text/html',
          'content-type': 'application/x-www-form-urlencoded',
          referer: `http://${school.host}/?utm_source=poster`,
        },
        payload: new URLSearchParams({
          form_id: form.id,
          form_token: tokenOf(school),
          _from: '/',
          ...fields,
        }).toString(),
      })
    const good = await send({ email: 'ala@example.com' })
    expect([good.statusCode, good.headers.location]).toEqual([303, `/forms/${form.id}?sent=1`])
    const bad = await send({ email: '' })
    expect([bad.statusCode, bad.headers.location]).toEqual([303, '/?utm_source=poster'])
    const [row, ...more] = await allLeads()
    expect(more).toEqual([])
    const { lead } = await asAdmin().call(contract.getLead, { leadId: row!.id })
    expect(lead.utm).toEqual({ utm_source: 'poster' })
  })

  test('from another site is allowed, with no cookie asked or set', async () => {
    const form = await make()
    const headers = { host: school.host, origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' }
    const asked = await world.app.inject({ method: 'OPTIONS', url: '/lead', headers })
    expect([asked.statusCode, asked.headers['access-control-allow-headers']]).toEqual([204, 'content-type'])
    const payload = { form_id: form.id, form_token: tokenOf(school), email: 'ala@example.com' }
    const answer = await world.app.inject({ method: 'POST', url: '/lead', headers, payload })
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, '*'])
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
    const closed = await world.app.inject({ method: 'GET', url: '/json/school', headers })
    expect(closed.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('a form is found', () => {
  test('by anyone, with a token and without what is hidden', async () => {
    const form = await make({ hidden_fields: [{ name: 'source', value: 'secret' }] })
    const { form: found } = await school.as().call(contract.getLeadForm, { formId: form.id })
    expect(found).toMatchObject({ header: 'Letters from the workshop', form_token: expect.any(String) })
    expect(JSON.stringify(found)).not.toContain('secret')
    const other = await world.aSchool()
    await expect(other.as().call(contract.getLeadForm, { formId: form.id })).rejects.toMatchObject({ status: 404 })
    expect(await school.as().call(contract.getFormToken)).toEqual({ form_token: expect.any(String) })
  })

  test('on the pages it was placed on, the chosen course before all courses, in the language of who reads', async () => {
    const [chosen, plain] = await school.work(
      async (ctx) => [await aProduct(ctx, { title: 'A' }), await aProduct(ctx, { title: 'B' })] as const,
      school.admin,
    )
    const placedOn = async (course_id?: string) =>
      (await school.as().call(contract.findPlacedLeadForm, { course_id })).form?.header
    expect([await placedOn(), await placedOn(plain.product.id)]).toEqual([undefined, undefined])
    await make({ header: 'home', is_on_home: true })
    await make({ header: 'chosen', on_courses: 'chosen', course_ids: [chosen.product.id] })
    await make({ header: 'all', on_courses: 'all' })
    expect(await Promise.all([placedOn(), placedOn(plain.product.id), placedOn(chosen.product.id)])).toEqual([
      'home',
      'all',
      'chosen',
    ])
    await make({ header: 'wszystkie', language: 'pl', on_courses: 'all' })
    await make({ header: 'strona główna', language: 'pl', is_on_home: true })
    const readIn = async (language: string, query = '') => {
      const { body } = await world.app.inject({
        url: `/json/leads/placed${query}`,
        headers: { host: school.host, cookie: `katedra_language=${language}` },
      })
      return JSON.parse(body).form.header
    }
    const ofPlain = `?course_id=${plain.product.id}`
    expect([await readIn('en'), await readIn('pl')]).toEqual(['home', 'strona główna'])
    expect([await readIn('en', ofPlain), await readIn('pl', ofPlain)]).toEqual(['all', 'wszystkie'])
    expect(await readIn('pl', `?course_id=${chosen.product.id}`), 'named, though in another language').toBe('chosen')
    const other = await world.aSchool()
    await expect(other.as().call(contract.findPlacedLeadForm, { course_id: plain.product.id })).rejects.toMatchObject({
      status: 404,
    })
  })
})

test('a frame on another site is led to the form in its language, whoever may frame it', async () => {
  const form = await make({ language: 'pl' })
  const get = (formId: string) =>
    world.app.inject({
      url: `/embed/forms/${formId}?utm_source=x`,
      headers: { host: school.host, accept: 'text/html' },
    })
  const { headers } = await get(form.id)
  expect(headers.location).toBe(`/embed/forms/${form.id}/pl?utm_source=x`)
  expect(headers['content-security-policy']).toContain('frame-ancestors *')
  expect([(await get(newId())).statusCode, (await get('x')).statusCode]).toEqual([404, 404])
})

describe('an admin', () => {
  test('makes, changes and deletes a form; another wording of the consent is another version', async () => {
    const { form } = await asAdmin().call(contract.createLeadForm, aFormBody({ consent_text: 'One' }))
    const body = aFormBody({ name: 'Renamed', consent_text: 'Two' })
    const changed = await asAdmin().call(contract.updateLeadForm, { formId: form.id, ...body })
    expect(changed.form.name).toBe('Renamed')
    await signUp(form.id, { consent: true })
    const [row] = await allLeads()
    const { lead } = await asAdmin().call(contract.getLead, { leadId: row!.id })
    expect(lead.consent).toMatchObject({ text: 'Two', version: 2 })
    expect((await asAdmin().call(contract.listLeadForms, {})).data).toMatchObject([{ name: 'Renamed', leads_count: 1 }])
    await asAdmin().call(contract.deleteLeadForm, { formId: form.id })
    expect(await allLeads()).toMatchObject([{ form: { id: null, name: 'Renamed' } }])
  })

  test('is told what a form cannot be, under its field', async () => {
    const wrong = (given: object) => asAdmin().call(contract.createLeadForm, aFormBody(given))
    const under = (field: string) => ({ status: 422, fields: { [field]: [expect.stringMatching(/ /)] } })
    await expect(wrong({ name: '' })).rejects.toMatchObject(under('name'))
    await expect(wrong({ redirect_url: 'javascript:alert(1)' })).rejects.toMatchObject(under('redirect_url'))
    await expect(wrong({ fields: [aField({ name: 'city' })] })).rejects.toMatchObject(under('fields'))
    await expect(wrong({ on_courses: 'chosen' })).rejects.toMatchObject(under('course_ids'))
    await expect(wrong({ on_courses: 'chosen', course_ids: [newId()] })).rejects.toMatchObject({ status: 404 })
  })

  test('finds leads by words, form and days, page by page, and deletes one', async () => {
    const [letters, course] = [await make(), await make({ name: 'Free lesson' })]
    await signUp(letters.id, { name: 'Żaneta', email: 'z@example.com' })
    await signUp(course.id, { name: 'Jan', email: 'j@example.com' })
    const found = async (filter: object) =>
      (await asAdmin().call(contract.listLeads, filter)).data.map(({ email }) => email)
    expect(await found({})).toEqual(['j@example.com', 'z@example.com'])
    expect(await found({ q: 'zaneta' })).toEqual(['z@example.com'])
    expect(await found({ q: 'J@EXAMPLE' })).toEqual(['j@example.com'])
    expect(await found({ q: '%' })).toEqual([])
    expect(await found({ form_id: course.id })).toEqual(['j@example.com'])
    const day = dayOf(clock.now(), school.timeZone)
    expect(await found({ from: day, until: day })).toHaveLength(2)
    expect(await found({ until: '2020-01-01' })).toEqual([])
    const [row] = await allLeads()
    await asAdmin().call(contract.deleteLead, { leadId: row!.id })
    expect(await found({})).toEqual(['z@example.com'])
    const { form } = await asAdmin().call(contract.getEditableLeadForm, { formId: course.id })
    expect(form.leads_count).toBe(0)
  })

  test('says which are dealt with, and finds the others, by words as well', async () => {
    const form = await make()
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com'])
      await signUp(form.id, { name: 'Jan', email })
    const found = async (filter: object) =>
      (await asAdmin().call(contract.listLeads, filter)).data.map(({ email, state }) => `${email[0]} ${state}`)
    const [c, b] = await allLeads()
    const handle = (leadId: string, isHandled = true) =>
      asAdmin().call(contract.handleLead, { leadId, is_handled: isHandled })
    await Promise.all([handle(b!.id), handle(b!.id), handle(c!.id)])
    await handle(c!.id, false)
    expect(await found({})).toEqual(['c new', 'b handled', 'a new'])
    expect(await found({ state: 'new' })).toEqual(['c new', 'a new'])
    expect(await found({ state: 'handled' })).toEqual(['b handled'])
    expect(await found({ q: 'jan', state: 'new' })).toEqual(['c new', 'a new'])
    expect(await found({ q: 'jan', state: 'handled' })).toEqual(['b handled'])
    await signUp(form.id, { name: 'Jan', email: 'b@example.com' })
    expect(await found({ state: 'handled' }), 'who signs up again is new').toEqual([])
    await expect(asAdmin().call(contract.handleLead, { leadId: newId() })).rejects.toMatchObject({ status: 404 })
    const editor = school.as(await school.anAdmin({ adminRole: 'editor', email: 'editor@school.test' }))
    await expect(editor.call(contract.handleLead, { leadId: b!.id })).rejects.toMatchObject({ status: 403 })
  })

  test('pages through many leads', async () => {
    const form = await make()
    await school.work((ctx) =>
      ctx.tx
        .execute(sql`insert into leads (id, school_id, form_id, form_name, email, answers, utm, language, search_text)
        select gen_random_uuid(), ${school.id}, ${form.id}, 'x', n || '@example.com', '[]', '{}', 'en', n::text from generate_series(1, 70) n`),
    )
    const seen = new Set<string>()
    let cursor: string | undefined
    do {
      const page = await asAdmin().call(contract.listLeads, { cursor })
      for (const { id } of page.data) seen.add(id)
      cursor = new URL(page.next_page_url ?? '/', 'http://x').searchParams.get('cursor') ?? undefined
    } while (cursor)
    expect(seen.size).toBe(70)
  })
})

describe('whoever is no admin', () => {
  test('sees and changes no forms and no leads', async () => {
    const form = await make()
    await signUp(form.id)
    const [row] = await allLeads()
    const other = await world.aSchool()
    const calls = [
      (of: TestSchool, as?: TestSchool['admin']) => of.as(as).call(contract.getEditableLeadForm, { formId: form.id }),
      (of: TestSchool, as?: TestSchool['admin']) =>
        of.as(as).call(contract.updateLeadForm, { formId: form.id, ...aFormBody() }),
      (of: TestSchool, as?: TestSchool['admin']) => of.as(as).call(contract.deleteLeadForm, { formId: form.id }),
      (of: TestSchool, as?: TestSchool['admin']) => of.as(as).call(contract.getLead, { leadId: row!.id }),
      (of: TestSchool, as?: TestSchool['admin']) => of.as(as).call(contract.deleteLead, { leadId: row!.id }),
    ]
    for (const call of calls) {
      await expect(call(school)).rejects.toMatchObject({ status: 401 })
      await expect(call(school, school.student)).rejects.toMatchObject({ status: 403 })
      await expect(call(other, other.admin)).rejects.toMatchObject({ status: 404 })
    }
    for (const endpoint of [contract.listLeads, contract.listLeadForms] as const) {
      await expect(school.as().call(endpoint as typeof contract.listLeads, {})).rejects.toMatchObject({ status: 401 })
      await expect(school.as(school.student).call(endpoint as typeof contract.listLeads, {})).rejects.toMatchObject({
        status: 403,
      })
    }
    await expect(school.as().call(contract.createLeadForm, aFormBody())).rejects.toMatchObject({ status: 401 })
  })
})
