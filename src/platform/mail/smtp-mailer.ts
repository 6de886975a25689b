import type { Transporter } from 'nodemailer'
import { SECOND } from '#platform/clock.ts'
import type { Mailer } from './mailer.ts'

/** Sends through an SMTP server. A mail that is sent twice carries the same Message-ID. `from`: "Name <address>". */
export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const address = /<([^<>]+)>/.exec(from)?.[1] ?? from
  let opened: Promise<Transporter> | undefined
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 4,
      connectionTimeout: 10 * SECOND,
      socketTimeout: 30 * SECOND,
    })
  }
  return {
    isMailbox: false,
    async send({ id, fromName, replyTo, to, subject, html, text, headers = {}, attachments = [] }) {
      const transport = await (opened ??= open())
      await transport.sendMail({
        messageId: `<${id}@${address.split('@')[1]}>`,
        from: { name: fromName, address },
        replyTo,
        to: { name: '', address: to },
        subject,
        html,
        text,
        headers,
        attachments,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    close: () => void opened?.then((transport) => transport.close()),
  }
}
