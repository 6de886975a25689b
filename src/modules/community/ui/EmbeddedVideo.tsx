/* oxlint-disable react/iframe-missing-sandbox -- players of the hosts on the server's list, which must fetch from their own origin */
import styles from './post.module.css'
import { useText } from './use-text.ts'

/** Another site's player, loaded when it comes near. */
export function EmbeddedVideo({ src, title }: { src: string; title: string }) {
  const text = useText()
  return (
    <div className={styles.embedded}>
      <iframe
        src={src}
        title={text('videoOf', { title })}
        loading="lazy"
        allow="fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </div>
  )
}
