import { listCertificates } from '#modules/certificates/contract.ts'
import { certificatesIn } from '#modules/certificates/ui/asked-certificates.ts'
import { CertificateFilters } from '#modules/certificates/ui/CertificateFilters.tsx'
import { CertificateTable } from '#modules/certificates/ui/CertificateTable.tsx'
import { usePanelCertificatesText } from '#modules/certificates/ui/panel-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { ExportMenu } from '#modules/exports/ui/ExportMenu.tsx'
import { chosenIn } from '#kit/lists/asked.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Certificates.ts'
import { askedPage, placeOf } from './lists/asked-page.ts'
import { ListPage } from './lists/ListPage.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { asked, cursor } = askedPage(request)
  const filter = certificatesIn(asked)
  const page = await api.call(listCertificates, { ...chosenIn(filter), cursor })
  return { certificates: page.data, course: page.course, filter, place: placeOf(page, cursor) }
}

const LIST = '/home/certificates'

export default function Certificates({ loaderData: { certificates, course, filter, place } }: Route.ComponentProps) {
  const text = usePanelCertificatesText()
  return (
    <ListPage
      {...place}
      list={LIST}
      title={text('certificates')}
      none={{ title: text('noCertificates'), text: text('noCertificatesText') }}
      text={text}
      actions={
        <>
          <LinkButton to="/home/certificates/template">{text('look')}</LinkButton>
          {certificates.length > 0 && <ExportMenu kind="certificates" asked={filter} />}
        </>
      }
      asked={filter}
      filters={<CertificateFilters list={LIST} asked={filter} course={course} />}
      isEmpty={certificates.length === 0}
    >
      <CertificateTable rows={certificates} />
    </ListPage>
  )
}
