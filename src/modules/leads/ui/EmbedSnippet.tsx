import { CopyButton } from '#kit/feedback/CopyButton.tsx'
import inner from '#kit/inner.module.css'
import styles from './editor.module.css'
import { useLeadsText } from './use-text.ts'

/** What puts the form on another site. */
export function EmbedSnippet({ origin, formId }: { origin: string; formId: string }) {
  const text = useLeadsText()
  const snippet = `<script src="${origin}/embed/lead-form.js" data-form="${formId}" async></script>`
  const page = `${origin}/forms/${formId}`
  return (
    <section className={`${inner.closeColumn} ${inner.form} ${styles.part}`} aria-labelledby="lead-form-embed">
      <h2 id="lead-form-embed">{text('embed')}</h2>
      <p className={inner.longNote}>{text('embedHelp')}</p>
      <pre className={styles.snippet}>
        <code>{snippet}</code>
      </pre>
      <div>
        <CopyButton copied={snippet} said={text('copied')}>
          {text('copy')}
        </CopyButton>
      </div>
      <p className={inner.longNote}>
        {text('ownPage')} <a href={page}>{page}</a>
      </p>
    </section>
  )
}
