import type { Answer } from '#platform/contract/endpoint.ts'
import { DateText } from '#kit/figures/DateText.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import type { getKeptMail } from '../contract.ts'
import styles from './mailbox.module.css'
import { useMailsText } from './text.ts'

/** The mail in a frame that runs nothing; its links open in this window. */
export function KeptMail({ mail }: { mail: Answer<typeof getKeptMail> }) {
  const text = useMailsText()
  const framed = mail.html.replace('<head>', '<head><base target="_top">')
  return (
    <Page>
      <title>{mail.subject}</title>
      <header className={styles.head}>
        <Breadcrumbs crumbs={[{ label: text('mailbox'), to: '/dev/mailbox' }, { label: mail.subject }]} />
        <h1>{mail.subject}</h1>
        <p>
          {text('to', { to: mail.to })} · <DateText at={mail.created_at} withTime />
        </p>
      </header>
      <iframe
        title={text('content')}
        sandbox="allow-top-navigation-by-user-activation"
        srcDoc={framed}
        className={styles.mail}
      />
      {mail.has_attachment && (
        <p>
          <a href={`/json/dev/mails/${mail.id}/attachment`} target="_blank" rel="noopener">
            {text('attachment')}
          </a>
        </p>
      )}
      <details>
        <summary>{text('plainText')}</summary>
        <pre className={styles.text}>{mail.text}</pre>
      </details>
    </Page>
  )
}
