import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { Avatar } from '#kit/identity/Avatar.tsx'
import inner from '#kit/inner.module.css'
import styles from './comments.module.css'
import { useText } from './use-text.ts'

/** What the viewer just sent, shown before the server has it. */
export function Posting({ body }: { body: string }) {
  const text = useText()
  const viewer = useViewer()
  if (!viewer) return null
  return (
    <article aria-busy="true" className={`${styles.written} ${styles.posting}`}>
      <Avatar id={viewer.id} name={viewer.name} image={viewer.avatar} />
      <div className={styles.said}>
        <p className={styles.byline}>
          <span className={styles.author}>{viewer.name}</span> {text('sending')}
        </p>
        <p dir="auto" className={inner.typed}>
          {body}
        </p>
      </div>
    </article>
  )
}
