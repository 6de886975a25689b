import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { type CertificateRows, listStudentCertificates } from '../contract.ts'
import { CertificateActions } from './CertificateActions.tsx'
import { CertificateState } from './CertificateState.tsx'
import { usePanelCertificatesText } from './panel-text.ts'

/** What a student earned, for admins. */
export function StudentCertificates({ studentId: id, initial }: { studentId: string; initial: CertificateRows }) {
  const text = usePanelCertificatesText()
  const api = useApi()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listStudentCertificates, { id, cursor }))
  if (items.length === 0) return <EmptyState title={text('studentHasNone')} />
  return (
    <>
      <RowList>
        {items.map((certificate) => (
          <ListRow
            key={certificate.id}
            title={certificate.course_title}
            to={certificate.path}
            meta={<DateText at={certificate.issued_at} />}
            actions={<CertificateActions certificate={certificate} />}
          >
            {certificate.name} · {certificate.code} · <CertificateState certificate={certificate} />
          </ListRow>
        ))}
      </RowList>
      <LoadMore {...loadMore} />
    </>
  )
}
