import { Suspense, useSyncExternalStore } from 'react'
import { Field } from '#kit/fields/Field.tsx'
import { useField } from '#kit/fields/use-field.ts'
import styles from './rich-text.module.css'
import { onDemand } from '#kit/on-demand.ts'

const RichTextEditor = onDemand(async () => (await import('./RichTextEditor.tsx')).RichTextEditor)

interface RichTextFieldProps {
  name: string
  label: string
  html: string
  onHtml: (html: string) => void
}

/** The editor is loaded where it is used; until then the text is shown, in the place that it will have. */
export function RichTextField({ name, label, html, onHtml }: RichTextFieldProps) {
  const { id, shown } = useField({ name, label })
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const place = (
    <div className={styles.editor} aria-busy="true">
      <div className={styles.tools} />
      <div className={styles.text}>
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </div>
  )
  return (
    <Field id={id} label={label} errors={shown}>
      {isInBrowser ? (
        <Suspense fallback={place}>
          <RichTextEditor id={id} label={label} html={html} onHtml={onHtml} />
        </Suspense>
      ) : (
        place
      )}
    </Field>
  )
}
