import { classNames } from '../class-names.ts'
import { hueOf } from './hue.ts'
import styles from './identity.module.css'
import { initials } from './initials.ts'

interface CoverProps {
  title: string
  image?: { src: string; srcSet?: string; sizes?: string } | null | undefined
  /** True for the one cover that is seen first: it is fetched at once. */
  isFirst?: boolean
}

/** 16:10, cut and never stretched; drawn from the title when there is no picture. */
export function Cover({ title, image, isFirst = false }: CoverProps) {
  if (image)
    return (
      <img
        {...image}
        sizes={isFirst ? image.sizes : ['auto', image.sizes].filter(Boolean).join(', ')}
        alt=""
        width={1280}
        height={800}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={styles.cover}
      />
    )
  return (
    <span
      aria-hidden="true"
      data-hue={hueOf(title)}
      className={classNames(styles.cover, styles.colored, styles.generated)}
    >
      <span className={styles.letters}>{coverLetters(title)}</span>
    </span>
  )
}

/** The words that carry the title: "Chleb na zakwasie" is CZ. */
function coverLetters(title: string): string {
  const long = title.split(/\s+/).filter((word) => word.length > 3)
  return initials(long.length > 0 ? long.join(' ') : title, 2)
}
