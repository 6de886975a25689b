import styles from './preview.module.css'

interface SearchPreviewProps {
  caption: string
  /** where it leads, without a scheme */
  at: string
  title: string
  words: string
}

/** A page as a search engine lists it. */
export function SearchPreview({ caption, at, title, words }: SearchPreviewProps) {
  return (
    <figure className={styles.preview}>
      <figcaption>{caption}</figcaption>
      <p className={styles.at}>{at}</p>
      <p className={styles.title}>{title}</p>
      <p className={styles.words}>{words}</p>
    </figure>
  )
}
