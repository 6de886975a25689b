import styles from './preview.module.css'

interface ShareCardProps {
  caption: string
  /** the address of its picture */
  picture: string | null
  site: string
  title: string
  words: string
}

/** A page as a message or a post shows it that links to it. */
export function ShareCard({ caption, picture, site, title, words }: ShareCardProps) {
  return (
    <figure className={styles.preview}>
      <figcaption>{caption}</figcaption>
      <div className={styles.card}>
        {picture && <img src={picture} alt="" className={styles.picture} />}
        <p className={styles.at}>{site}</p>
        <p className={styles.cardTitle}>{title}</p>
        {words && <p className={styles.words}>{words}</p>}
      </div>
    </figure>
  )
}
