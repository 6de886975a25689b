import { Link } from 'react-router'
import { DateText } from '#kit/figures/DateText.tsx'
import facts from '#kit/figures/facts.module.css'
import inner from '#kit/inner.module.css'
import { Answers } from '#modules/fields/ui/Answers.tsx'
import type { Lead } from '../contract.ts'
import { LeadStatus } from './LeadStatus.tsx'
import styles from './leads.module.css'
import { useLeadsText } from './use-text.ts'

/** All that is kept of somebody who signed up. */
export function LeadDetails({ lead }: { lead: Lead }) {
  const text = useLeadsText()
  const { form, consent } = lead
  return (
    <dl className={`${facts.pairs} ${styles.details}`}>
      <dt>{text('email')}</dt>
      <dd>
        <a href={`mailto:${lead.email}`}>{lead.email}</a>
      </dd>
      <dt>{text('form')}</dt>
      <dd>{form.id ? <Link to={`/home/leads/forms/${form.id}`}>{form.name}</Link> : <span>{form.name}</span>}</dd>
      <dt>{text('signedUpAt')}</dt>
      <dd>
        <DateText at={lead.created_at} withTime />
        {lead.sign_ups_count > 1 && (
          <span className={inner.lightNote}>
            {' '}
            {text('signUps', { count: lead.sign_ups_count })}, {text('lastSignUp')}{' '}
            <DateText at={lead.updated_at} withTime />
          </span>
        )}
      </dd>
      <dt>{text('state')}</dt>
      <dd>
        <LeadStatus state={lead.state} />
      </dd>
      <Answers answers={lead.answers} />
      {Object.keys(lead.utm).length > 0 && (
        <>
          <dt>{text('cameFrom')}</dt>
          <dd>
            {Object.entries(lead.utm).map(([name, value]) => (
              <span key={name} className={styles.utm}>
                {name}: {value}
              </span>
            ))}
          </dd>
        </>
      )}
      <dt>{text('consent')}</dt>
      <dd>
        {consent ? (
          <>
            <span className={styles.answer}>{consent.text}</span>
            <span className={inner.lightNote}>
              {' '}
              {text('consentGiven', { version: consent.version })} <DateText at={consent.at} withTime />
            </span>
          </>
        ) : (
          text('noConsent')
        )}
      </dd>
    </dl>
  )
}
