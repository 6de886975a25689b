import { formatDate } from '#platform/i18n/format.ts'
import { buttonClass } from '#kit/actions/button-class.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Status } from '#kit/feedback/Status.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { listMyCertificates, type MyCertificate, type MyCertificatePage } from '../contract.ts'
import { PdfLink } from './PdfLink.tsx'
import { useCertificatesText } from './use-text.ts'

/** What the viewer has earned, newest first. */
export function MyCertificates({ initial }: { initial: MyCertificatePage }) {
  const api = useApi()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listMyCertificates, { cursor }))
  if (items.length === 0) return null
  return (
    <>
      <RowList>
        {items.map((certificate) => (
          <Row key={certificate.id} certificate={certificate} />
        ))}
      </RowList>
      <LoadMore {...loadMore} />
    </>
  )
}

function Row({
  certificate: {
    id,
    course_title: course,
    name,
    code,
    state,
    issued_at: at,
    path,
    ended_with_access: hasEnded,
    reason,
  },
}: {
  certificate: MyCertificate
}) {
  const text = useCertificatesText()
  const { language, timeZone } = useLocale()
  return (
    <ListRow
      title={course}
      meta={state === 'revoked' && <Status tone="bad">{text('revoked')}</Status>}
      actions={
        state === 'valid' && (
          <div className={common.row}>
            <PdfLink href={`/my/certificates/${id}/pdf`} label={text('pdfOf', { course })}>
              {text('pdf')}
            </PdfLink>
            <a
              href={`/my/certificates/${id}/credential`}
              download
              className={buttonClass({ look: 'quiet' })}
              aria-label={text('badgeOf', { course })}
            >
              {text('badge')}
            </a>
            <LinkButton to={path} look="quiet" aria-label={text('pageOf', { course })}>
              {text('page')}
            </LinkButton>
          </div>
        )
      }
    >
      <span>
        {name} · {text('issued', { date: formatDate(at, language, timeZone) })} · {code}
      </span>
      {state === 'revoked' && <> · {hasEnded ? text('endedWithAccess') : text('because', { reason })}</>}
    </ListRow>
  )
}
