import { Download } from 'lucide-react'
import { Button } from '#kit/actions/Button.tsx'
import { saveBlob } from '#kit/api/save-blob.ts'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { drawQr } from '#platform/draw-qr.ts'
import { qrPng, qrSvg } from './qr-files.ts'
import styles from './sharing.module.css'
import { useSharingText } from './use-text.ts'

export interface QrDialogProps {
  name: string
  url: string
  /** of the files, without what says their type */
  fileName: string
  onClose: () => void
}

export function QrDialog({ name, url, fileName, onClose }: QrDialogProps) {
  const text = useSharingText()
  const { size, path } = drawQr(url)
  const savePng = async () => saveBlob(await qrPng(url), `${fileName}.png`)
  const saveSvg = () => saveBlob(new Blob([qrSvg(url)], { type: 'image/svg+xml' }), `${fileName}.svg`)
  return (
    <Dialog
      title={text('qrOf', { name })}
      onClose={onClose}
      actions={
        <>
          <Button icon={<Download />} onClick={saveSvg}>
            {text('downloadSvg')}
          </Button>
          <Button look="primary" icon={<Download />} onClick={() => void savePng()} data-focus-first>
            {text('downloadPng')}
          </Button>
        </>
      }
    >
      <div className={styles.qr}>
        <svg role="img" aria-label={text('qrAlt', { url })} viewBox={`0 0 ${size} ${size}`} className={styles.code}>
          <path d={path} />
        </svg>
        <p className={styles.soft}>{text('qrText')}</p>
        <p className={styles.soft}>{url}</p>
      </div>
    </Dialog>
  )
}
