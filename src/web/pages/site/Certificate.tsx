import { isRouteErrorResponse } from 'react-router'
import { getCertificate } from '#modules/certificates/contract.ts'
import { CertificateFacts } from '#modules/certificates/ui/CertificateFacts.tsx'
import { CertificateMissing } from '#modules/certificates/ui/CertificateMissing.tsx'
import { useCertificatePageText } from '#modules/certificates/ui/page-text.ts'
import inner from '#kit/inner.module.css'
import { Page } from '#kit/layouts/Page.tsx'
import { loading } from '#web/load.ts'
import { ErrorPage } from '#web/shell/ErrorPage.tsx'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import { statusOf } from '#web/shell/status-of.ts'
import type { Route } from './+types/Certificate.ts'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ request, context, params: { code } }: Route.LoaderArgs) {
  return { certificate: await loading({ request, context }).api.call(getCertificate, { code }) }
}

/** Where the QR code of a certificate leads. */
export default function Certificate({ loaderData: { certificate } }: Route.ComponentProps) {
  const text = useCertificatePageText()
  return (
    <SiteShell>
      <Page>
        <title>{text('title', { code: certificate.code })}</title>
        <div className={inner.opening}>
          <CertificateFacts certificate={certificate} />
        </div>
      </Page>
    </SiteShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.data?.code === 'certificates.not-found'
  if (!isMissing) return <ErrorPage status={statusOf(error)} />
  return (
    <SiteShell>
      <Page>
        <CertificateMissing />
      </Page>
    </SiteShell>
  )
}
