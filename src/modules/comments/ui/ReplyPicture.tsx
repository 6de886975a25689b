import type { Picture } from '#modules/media/contract.ts'
import styles from './comments.module.css'
import { useText } from './use-text.ts'

export function ReplyPicture({ picture, author }: { picture: Picture; author: string }) {
  const text = useText()
  const addressOf = (width: number) => picture.src.replace('{width}', String(width))
  const largest = Math.max(...picture.widths)
  const shown = picture.widths.find((width) => width >= 640) ?? largest
  return (
    <a href={addressOf(largest)} target="_blank" rel="noopener" className={styles.picture}>
      <img
        src={addressOf(shown)}
        alt={text('pictureBy', { name: author })}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
      />
    </a>
  )
}
