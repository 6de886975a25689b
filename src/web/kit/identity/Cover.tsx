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
    <span aria-hidden="true" data-hue={hueOf(title)} className={classNames(styles.cover, styles.colored, styles.generated)}>
      <span className={styles.letters}>{initials(title, 2)}</span>
    </span>
  )
}
