import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { ErrorState } from '#kit/feedback/ErrorState.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { useCertificatePageText } from './page-text.ts'

/** Of a code that nobody was given. */
export function CertificateMissing() {
  const text = useCertificatePageText()
  return (
    <>
      <title>{text('missing')}</title>
      <VisuallyHidden>
        <h1>{text('missing')}</h1>
      </VisuallyHidden>
      <ErrorState title={text('missing')} action={<LinkButton to="/">{text('toSite')}</LinkButton>}>
        {text('missingText')}
      </ErrorState>
    </>
  )
}
