import common from '#kit/common.module.css'
import { Status } from '#kit/feedback/Status.tsx'
import type { CertificateRow } from '../contract.ts'
import { usePanelCertificatesText } from './panel-text.ts'

/** Whether it is valid, and why not. */
export function CertificateState({ certificate }: { certificate: CertificateRow }) {
  const text = usePanelCertificatesText()
  const { state, reason, ended_with_access: hasEnded } = certificate
  if (state === 'valid') return <Status tone="good">{text('valid')}</Status>
  return (
    <>
      <Status tone="bad">{text('revoked')}</Status>{' '}
      <span className={common.note}>{hasEnded ? text('endedWithAccess') : text('because', { reason })}</span>
    </>
  )
}
