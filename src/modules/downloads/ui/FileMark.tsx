import styles from './downloads.module.css'

/** What kind of file it is, by the end of its name. */
export function FileMark({ ending }: { ending: string }) {
  return <span className={styles.mark}>{ending.toUpperCase()}</span>
}
