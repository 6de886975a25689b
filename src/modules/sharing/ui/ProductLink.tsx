import { QrCode, Share2 } from 'lucide-react'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { CopyButton } from '#kit/feedback/CopyButton.tsx'
import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { onDemand } from '#kit/on-demand.ts'
import styles from './sharing.module.css'
import { useSharingText } from './use-text.ts'

const QrDialog = onDemand(async () => (await import('./QrDialog.tsx')).QrDialog)

interface ProductLinkProps {
  title: string
  slug: string
  url: string
  /** what is to be known of where it leads */
  note: 'hiddenText' | 'closedText' | null
}

/** The address of a product's page, and the ways to pass it on. */
export function ProductLink({ title, slug, url, note }: ProductLinkProps) {
  const text = useSharingText()
  const canSend = useSyncExternalStore(neverChanges, canPassOn, () => false)
  const [isQrOpen, setQrOpen] = useState(false)
  // Whoever closes the sheet has changed their mind: nothing has failed.
  const send = () => navigator.share({ title, url }).catch(() => undefined)
  return (
    <Section title={text('link')}>
      <div className={styles.part}>
        <p className={styles.soft}>{text('linkText')}</p>
        {note && <p className={styles.soft}>{text(note)}</p>}
        <p className={styles.address}>
          <a href={url} target="_blank" rel="noreferrer">
            {url}
          </a>
        </p>
        <div className={common.row} data-needs-scripts>
          <CopyButton look="primary" copied={url} said={text('linkCopied')}>
            {text('copyLink')}
          </CopyButton>
          <Button icon={<QrCode />} onClick={() => setQrOpen(true)}>
            {text('qr')}
          </Button>
          {canSend && (
            <Button icon={<Share2 />} onClick={() => void send()}>
              {text('passOn')}
            </Button>
          )}
        </div>
        <Suspense>
          {isQrOpen && <QrDialog name={title} url={url} fileName={slug} onClose={() => setQrOpen(false)} />}
        </Suspense>
      </div>
    </Section>
  )
}

const neverChanges = () => () => undefined
const canPassOn = () => 'share' in navigator
