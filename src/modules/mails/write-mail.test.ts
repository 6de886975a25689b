import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { OutgoingMail } from '#platform/mail/mailer.ts'
import { keyRing } from '#platform/sealed.ts'
import { partsOfJobs } from '#test/parts-of-jobs.ts'
import { aWorld } from '#test/world.ts'
import { Attachments } from './attachments.ts'
import { getKeptMail, listKeptMails } from './contract.ts'
import { layOut } from './mail-layout.ts'
import { mailSending } from './send-mail.ts'
import { mails } from './tables.ts'
import { mailWriter } from './write-mail.ts'

const world = await aWorld()
await world.startWorking()
afterAll(() => world.close())

const school = {
  name: 'Żółw & <Spółka>',
  overlay_color: '#ffee00',
  contact_email: 'k@zolw.test',
  fonts: null,
  template: 'octavo' as const,
  logos: [],
  origin: 'http://zolw.test',
}
const mail = layOut(school, 'pl', {
  subject: 'Dzień dobry',
  heading: 'Cześć, <script>alert(1)</script>',
  paragraphs: ['Zażółć gęślą jaźń 🎓'],
  facts: [{ label: 'Kurs', value: 'Akwarela' }],
  action: { label: 'Otwórz', url: 'http://zolw.test/x?a=1&b="2"' },
})

test('a cause is told once, and its mail is sent and marked', async () => {
  const place = await world.aSchool()
  const writeMail = mailWriter(world.jobs, keyRing(world.config.secretKey))
  const write = (cause: string) => place.work((ctx) => writeMail(ctx, { cause, to: 'jan@school.test', mail }))
  expect([await write('order:1'), await write('order:1'), await write('order:2')]).toEqual([true, false, true])
  await expect
    .poll(() => place.work(({ tx }) => tx.select({ sentAt: mails.sentAt }).from(mails)))
    .toEqual([{ sentAt: expect.any(Date) }, { sentAt: expect.any(Date) }])
})

test('what goes along with a mail is made when it is sent, and only where mails are sent', async () => {
  const place = await world.aSchool()
  const keys = keyRing(world.config.secretKey)
  const quiet = { put: async () => undefined } as unknown as Jobs
  const attachment = { kind: 'leaflet', id: '7' }
  await place.work((ctx) => mailWriter(quiet, keys)(ctx, { cause: 'leaflet', to: 'jan@school.test', mail, attachment }))
  const [kept] = await place.work(({ tx }) => tx.select().from(mails).where(eq(mails.cause, 'leaflet')))
  const attachments = new Attachments()
  const made: string[] = []
  const leaflet = { filename: 'a.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }
  attachments.register({ kind: 'leaflet', make: async (_ctx, id) => (made.push(id), leaflet) })
  const sent: OutgoingMail[] = []
  const { units, schools } = partsOfJobs(world)
  const send = (isMailbox: boolean) =>
    mailSending({
      units,
      schools,
      keys,
      attachments,
      mailer: { isMailbox, send: async (each) => void sent.push(each), close: () => undefined },
    }).work({ school_id: place.id, mail_id: kept!.id }, new AbortController().signal)
  await send(true)
  expect([made, sent.map((each) => each.attachments)]).toEqual([[], [[]]])
  await place.work(({ tx }) => tx.update(mails).set({ sentAt: null }).where(eq(mails.id, kept!.id)))
  await send(false)
  expect([made, sent[1]!.attachments]).toEqual([['7'], [leaflet]])
})

test('a mail that was not committed is neither kept nor sent', async () => {
  const place = await world.aSchool()
  const writeMail = mailWriter(world.jobs, keyRing(world.config.secretKey))
  const failing = place.work(async (ctx) => {
    await writeMail(ctx, { cause: 'order:3', to: 'jan@school.test', mail })
    throw new Error('the order failed')
  })
  await expect(failing).rejects.toThrow('the order failed')
  expect(await place.work(({ tx }) => tx.select().from(mails).where(eq(mails.cause, 'order:3')))).toEqual([])
})

test('the development mailbox shows a school its own mails only', async () => {
  const [here, there] = [await world.aSchool(), await world.aSchool()]
  await here.work((ctx) =>
    mailWriter(world.jobs, keyRing(world.config.secretKey))(ctx, { cause: 'a', to: 'jan@school.test', mail }),
  )
  const { data } = await here.as().call(listKeptMails, {})
  expect(data).toMatchObject([{ subject: 'Dzień dobry', to: 'jan@school.test' }])
  const id = data[0]?.id ?? ''
  expect(await here.as().call(getKeptMail, { id })).toMatchObject({ html: mail.html, text: mail.text })
  expect((await there.as().call(listKeptMails, {})).data).toEqual([])
  await expect(there.as().call(getKeptMail, { id })).rejects.toMatchObject({ status: 404 })
})

test.each([
  ['quarto', `'Bricolage Grotesque',-apple-system`, 'bricolage-grotesque-latin-ext-wght-normal.woff2', null],
  ['octavo', `'Fraunces',Georgia`, 'fraunces-latin-ext-wght-normal.woff2', null],
  ['folio', `'Figtree',-apple-system`, 'figtree-latin-ext-wght-normal.woff2', null],
  ['folio', `'Playfair Display',Georgia`, 'public-sans-latin-ext-wght-normal.woff2', 'playfair'],
] as const)(
  'a mail of a school in %s is set in its type, which is there to be fetched',
  async (template, type, file, fonts) => {
    const { origin, host } = await world.aSchool()
    const letter = { subject: 'Dzień dobry', heading: 'Cześć', paragraphs: [] }
    const { html } = layOut({ ...school, origin, template, fonts }, 'pl', letter)
    expect(html).toContain(`28px/1.2 ${type}`)
    expect(html).toContain(`url('${origin}/fonts/${file}')`)
    const font = await world.app.inject({ url: `/fonts/${file}`, headers: { host } })
    expect(font.statusCode).toBe(200)
    expect(font.headers).toMatchObject({ 'content-type': 'font/woff2', 'access-control-allow-origin': '*' })
    expect(font.rawPayload.subarray(0, 4).toString()).toBe('wOF2')
    expect((await world.app.inject({ url: '/fonts/..%2fpackage.json', headers: { host } })).statusCode).toBe(404)
  },
)

test('the logo for light grounds stands at the head in the place of the name, in words for whoever sees no pictures', () => {
  const light = { src: '/public/images/1/640.webp', width: 176, height: 44, scheme: 'light' as const }
  const dark = { ...light, src: '/public/images/2/640.webp', scheme: 'dark' as const }
  const { html } = layOut({ ...school, logos: [light, dark] }, 'pl', { subject: 'a', heading: 'b', paragraphs: [] })
  expect(html).toContain(
    '<img src="http://zolw.test/public/images/1/640.webp" alt="Żółw &amp; &lt;Spółka&gt;" width="176" height="44"',
  )
  expect(html).not.toContain('/images/2/')
})

test('both parts of a mail say the same, and nothing in it runs', () => {
  expect(mail.html).toContain('lang="pl"')
  expect(mail.html).toContain('Żółw &amp; &lt;Spółka&gt;')
  expect(mail.html).not.toContain('<script')
  expect(mail.html).toContain('href="http://zolw.test/x?a=1&amp;b=&quot;2&quot;"')
  for (const words of [
    'Zażółć gęślą jaźń 🎓',
    'Kurs: Akwarela',
    'Otwórz:\nhttp://zolw.test/x?a=1&b="2"',
    'k@zolw.test',
  ])
    expect(mail.text).toContain(words)
})

test('what the other side says to a mail is kept until it goes out', async () => {
  const place = await world.aSchool()
  const keys = keyRing(world.config.secretKey)
  const quiet = { put: async () => undefined } as unknown as Jobs
  await place.work((ctx) => mailWriter(quiet, keys)(ctx, { cause: 'refused', to: 'jan@school.test', mail }))
  const kept = async () => (await place.work(({ tx }) => tx.select().from(mails).where(eq(mails.cause, 'refused'))))[0]!
  const { id } = await kept()
  const send = (refusal?: Error) =>
    mailSending({
      ...partsOfJobs(world),
      keys,
      attachments: new Attachments(),
      mailer: {
        isMailbox: false,
        send: async () => {
          if (refusal) throw refusal
        },
        close: () => undefined,
      },
    }).work({ school_id: place.id, mail_id: id }, new AbortController().signal)
  const refusal = Object.assign(new Error('Message failed'), { response: '550 5.1.1 no such mailbox' })
  await expect(send(refusal)).rejects.toThrow('Message failed')
  expect(await kept()).toMatchObject({ sentAt: null, failedAt: expect.any(Date), failure: '550 5.1.1 no such mailbox' })
  await expect(send(new Error('connect ECONNREFUSED'))).rejects.toThrow('ECONNREFUSED')
  expect((await kept()).failure).toBe('connect ECONNREFUSED')
  await send()
  expect(await kept()).toMatchObject({ sentAt: expect.any(Date), failedAt: null, failure: null })
})
