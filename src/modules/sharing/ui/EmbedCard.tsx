/* oxlint-disable react/iframe-missing-sandbox -- a page of ours, which must fetch from its own origin */
import { useEffect, useState } from 'react'
import { CopyButton } from '#kit/feedback/CopyButton.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import styles from './sharing.module.css'
import { useSharingText } from './use-text.ts'

const HEIGHT = 480

/** The card of a product on other sites: what puts it there, and what it looks like. */
export function EmbedCard({ origin, productId, title }: { origin: string; productId: string; title: string }) {
  const text = useSharingText()
  const [height, setHeight] = useState(HEIGHT)
  const snippet = `<script src="${origin}/embed/buy-card.js" data-product="${productId}" async></script>`
  useEffect(() => {
    const hear = ({ data, origin: from }: MessageEvent<{ type?: string; height?: number } | null>) => {
      if (from === window.location.origin && data?.type === 'katedra:buy-card' && data.height) setHeight(data.height)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  return (
    <Section title={text('embed')}>
      <div className={styles.picture}>
        <iframe
          src={`/embed/products/${productId}`}
          title={text('cardOf', { title })}
          loading="lazy"
          height={Math.ceil(height)}
          className={styles.frame}
        />
        <div className={styles.part}>
          <p className={styles.soft}>{text('embedText')}</p>
          <pre className={styles.snippet}>
            <code>{snippet}</code>
          </pre>
          <div data-needs-scripts>
            <CopyButton copied={snippet} said={text('codeCopied')}>
              {text('copyCode')}
            </CopyButton>
          </div>
          <p className={styles.soft}>{text('embedWays')}</p>
        </div>
      </div>
    </Section>
  )
}
