import { BadgeCheck, Ban, Ellipsis, ExternalLink, FileDown, Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useMay } from '#kit/api/use-may.ts'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { onDemand } from '#kit/on-demand.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import { type CertificateRow, restoreCertificate } from '../contract.ts'
import { usePanelCertificatesText } from './panel-text.ts'

const ChangeDialog = onDemand(async () => (await import('./ChangeDialog.tsx')).ChangeDialog)

/** What an admin can do with a certificate. */
export function CertificateActions({ certificate }: { certificate: CertificateRow }) {
  const text = usePanelCertificatesText()
  const api = useApi()
  const confirm = useConfirm()
  const { send } = useSending({ isForm: false })
  const mayChange = useMay()('change-students')
  const { revalidate } = useRevalidator()
  const [change, setChange] = useState<'revoke' | 'rename' | null>(null)
  const { id: certificateId, name, state, path } = certificate
  const restore = async () => {
    const question = { consequence: text('restoreText', { name }), action: text('restore'), isDangerous: false }
    if (!(await confirm(question))) return
    await send(
      () => api.call(restoreCertificate, { certificateId }),
      async () => {
        await revalidate()
        toast.show(text('restored'))
      },
    )
  }
  const isValid = state === 'valid'
  const changes = isValid
    ? [
        { label: text('rename'), icon: <Pencil />, onSelect: () => setChange('rename') },
        { label: text('revoke'), icon: <Ban />, isDangerous: true, onSelect: () => setChange('revoke') },
      ]
    : [{ label: text('restore'), icon: <BadgeCheck />, onSelect: () => void restore() }]
  return (
    <span data-needs-scripts>
      <Menu
        label={text('actionsOf', { name })}
        icon={<Ellipsis />}
        items={[
          ...(isValid
            ? [{ label: text('pdf'), icon: <FileDown />, onSelect: () => openBeside(pdfOf(certificateId)) }]
            : []),
          { label: text('page'), icon: <ExternalLink />, to: path },
          ...(mayChange ? changes : []),
        ]}
      />
      {change && (
        <Suspense>
          <ChangeDialog certificate={certificate} change={change} onDone={revalidate} onClose={() => setChange(null)} />
        </Suspense>
      )}
    </span>
  )
}

const pdfOf = (id: string) => `/home/certificates/${id}/pdf`
const openBeside = (address: string) => window.open(address, '_blank', 'noopener')
