import { Link } from 'react-router'
import { formatDate } from '#platform/i18n/format.ts'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import facts from '#kit/figures/facts.module.css'
import { useLocale } from '#kit/text/Locale.tsx'
import type { PublicCertificate } from '../contract.ts'
import styles from './certificates.module.css'
import { useCertificatePageText } from './page-text.ts'

/** What anybody with its code is told of a certificate. */
export function CertificateFacts({ certificate }: { certificate: PublicCertificate }) {
  const text = useCertificatePageText()
  const { language, timeZone } = useLocale()
  const { name, course, school_name: school, code, issued_at: issuedAt, revoked_at: revokedAt, qr } = certificate
  const day = (at: string) => formatDate(at, language, timeZone)
  return (
    <div className={common.looseStack}>
      <h1>{text(revokedAt ? 'revoked' : 'valid')}</h1>
      <Callout tone={revokedAt ? 'bad' : 'good'}>
        {revokedAt
          ? text('revokedText', { school, date: day(revokedAt) })
          : text('validText', { name: name ?? '', course: course.title, school })}
      </Callout>
      <dl className={facts.facts}>
        {name !== null && (
          <>
            <dt>{text('holder')}</dt>
            <dd dir="auto">{name}</dd>
          </>
        )}
        <dt>{text('course')}</dt>
        <dd>{course.title}</dd>
        <dt>{text('school')}</dt>
        <dd>{school}</dd>
        <dt>{text('issued')}</dt>
        <dd>{day(issuedAt)}</dd>
        <dt>{text('code')}</dt>
        <dd>{code}</dd>
      </dl>
      {qr && (
        <>
          <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={text('qr')} className={styles.qr}>
            <path d={qr.path} />
          </svg>
          <p>
            <a href={`/certificates/${code}/credential`} download>
              {text('credential')}
            </a>
            <span className={common.note}> {text('credentialText')}</span>
          </p>
        </>
      )}
      {course.slug !== null && (
        <p>
          <Link to={`/${course.slug}`}>{text('toCourse')}</Link>
        </p>
      )}
    </div>
  )
}
