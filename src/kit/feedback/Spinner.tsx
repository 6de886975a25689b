import styles from '../actions/spinner.module.css'

/** Turns beside the words that say what is being waited for. */
export function Spinner() {
  return <span aria-hidden="true" className={styles.spinner} />
}
