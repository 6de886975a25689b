import styles from './formula.module.css'

/** MathML as the server wrote it; one that is wider than its place is moved with the arrows as well. */
export function FormulaMath({ math, name }: { math: string; name: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <section tabIndex={0} aria-label={name} className={styles.math} dangerouslySetInnerHTML={{ __html: math }} />
  )
}
