import { Copy } from 'lucide-react'
import { Button } from '#kit/actions/Button.tsx'
import { copyText } from '#kit/feedback/copy-text.ts'
import { useShownText } from '../shown-text.ts'
import type { Shown } from '../screen-type.ts'
import styles from './views.module.css'

/** A listing as it was typed; one that is wider than its place is moved with the arrows as well. */
export function Code({ code, language }: Shown<'code'>) {
  const text = useShownText()
  const name = language ? text('codeListingIn', { language }) : text('codeListing')
  return (
    <figure className={styles.code}>
      <figcaption>
        <span>{language || text('codeListing')}</span>
        <Button look="quiet" icon={<Copy />} onClick={() => void copyText(code, text('codeCopied'))}>
          {text('copyCode')}
        </Button>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <section tabIndex={0} aria-label={name} translate="no">
        <pre>{code}</pre>
      </section>
    </figure>
  )
}
