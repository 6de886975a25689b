import { type AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { smtpMailer } from './smtp-mailer.ts'

const mail = {
  id: '0199aaaa-0000-7000-8000-000000000001',
  fromName: 'Szkoła Żółw',
  replyTo: 'kontakt@zolw.test',
  to: 'jan@school.test',
  subject: 'Zażółć gęślą jaźń 🎓',
  html: '<p>Dzień dobry</p>',
  text: 'Dzień dobry',
}

let server: SMTPServer | undefined

afterEach(() => new Promise<void>((closed) => (server ? server.close(closed) : closed())))

test('a mail reaches a real SMTP server with its sender, its subject and both of its parts', async () => {
  const received: string[] = []
  const mailer = smtpMailer(await listen(received), 'Katedra <school@katedra.test>')
  await mailer.send(mail)
  mailer.close()

  const [envelope, message = ''] = received
  expect(envelope).toBe('school@katedra.test > jan@school.test')
  expect(message).toContain(`Message-ID: <${mail.id}@katedra.test>`)
  expect(message).toContain('Reply-To: kontakt@zolw.test')
  expect(message).toMatch(/From: =\?UTF-8\?.*<school@katedra.test>/)
  expect(message).toContain('Content-Type: text/html; charset=utf-8')
  expect(message).toContain('Content-Type: text/plain; charset=utf-8')
})

test('what goes along arrives under its name, with its type', async () => {
  const received: string[] = []
  const mailer = smtpMailer(await listen(received), 'school@katedra.test')
  const content = Buffer.from('%PDF-1.7 żółw')
  await mailer.send({ ...mail, attachments: [{ filename: 'umowa.pdf', contentType: 'application/pdf', content }] })
  mailer.close()
  expect(received[1]).toMatch(/Content-Type: application\/pdf; name=umowa\.pdf/)
  expect(received[1]!.replaceAll(/\s/g, '')).toContain(content.toString('base64'))
})

const SMUGGLED = 'A\r\nBcc: spy@evil.test\r\nX-Evil: 1\r\n\r\n<b>spam</b>'
test.each([
  ['the sender’s name', { fromName: SMUGGLED }],
  ['a subject', { subject: SMUGGLED }],
  ['where to answer', { replyTo: `kontakt@zolw.test\r\nBcc: spy@evil.test` }],
  ['who it is for', { to: `jan@school.test\r\nBcc: spy@evil.test` }],
  [
    'the name of a file',
    { attachments: [{ filename: SMUGGLED, contentType: 'text/plain', content: Buffer.from('x') }] },
  ],
  ['a header', { headers: { 'List-Unsubscribe': SMUGGLED } }],
])('%s cannot smuggle in a header or a second recipient', async (_, given) => {
  const received: string[] = []
  const mailer = smtpMailer(await listen(received), 'school@katedra.test')
  // One that names no mailbox may be refused as well.
  const isSent = await mailer.send({ ...mail, ...given }).then(
    () => true,
    () => false,
  )
  mailer.close()
  expect(isSent || 'to' in given).toBe(true)
  for (const part of received) expect(part).not.toContain('> spy@')
  const [head = ''] = (received[1] ?? '').split('\r\n\r\n')
  expect(head).not.toMatch(/^(Bcc|X-Evil):/im)
  if (isSent) expect(head).toMatch(/^Content-Type: multipart/m)
})

test.each([
  ['jan@xn--w-uga1v8h.pl', 'jan@żółw.pl'],
  ['ż@xn--hha.pl', 'ż@ż.pl'],
])('a mail to %s reaches its mailbox', async (to, mailbox) => {
  const received: string[] = []
  const mailer = smtpMailer(await listen(received), 'school@katedra.test')
  await mailer.send({ ...mail, to, replyTo: 'kontakt@żółw.pl' })
  mailer.close()
  expect(received[0]).toBe(`school@katedra.test > ${mailbox}`)
})

test('a mail that the server does not accept is an error, so that it is tried again', async () => {
  const mailer = smtpMailer(await listen([], 'mailbox full'), 'school@katedra.test')
  await expect(mailer.send(mail)).rejects.toThrow('mailbox full')
  mailer.close()
})

async function listen(received: string[], refusal?: string): Promise<string> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusal ? new Error(refusal) : null),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom && envelope.mailFrom.address
        received.push(
          `${from} > ${envelope.rcptTo.map(({ address }) => address).join()}`,
          Buffer.concat(chunks).toString(),
        )
        done()
      })
    },
  })
  server = smtp
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening))
  return `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
}
