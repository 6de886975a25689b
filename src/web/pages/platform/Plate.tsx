import styles from './plate.module.css'

/** The cover of a book that is not written yet; a picture, so silent to screen readers. */
export function Plate({ name, title }: { name: string; title: string }) {
  return (
    <div aria-hidden="true" className={styles.plate}>
      <span className={styles.name}>{name}</span>
      <span className={styles.title}>{title}</span>
    </div>
  )
}
