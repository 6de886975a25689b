import { classNames } from '../class-names.ts'
import { hueOf } from './hue.ts'
import styles from './identity.module.css'

interface CoverProps {
  title: string
  image?: { src: string; srcSet?: string; sizes?: string } | null | undefined
  /** True for the one cover that is seen first: it is fetched at once. */
  isFirst?: boolean
  /** True for a picture that is made to be as high as wide. */
  isSquare?: boolean
}

/** 16:10 or a square, cut and never stretched; the title over a pattern when there is no picture. */
export function Cover({ title, image, isFirst = false, isSquare = false }: CoverProps) {
  if (image)
    return (
      <img
        {...image}
        sizes={isFirst ? image.sizes : ['auto', image.sizes].filter(Boolean).join(', ')}
        alt=""
        width={isSquare ? 600 : 1280}
        height={isSquare ? 600 : 800}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={classNames(styles.cover, isSquare && styles.square)}
      />
    )
  return (
    <span
      aria-hidden="true"
      data-hue={hueOf(title)}
      data-set={settingOf(title)}
      className={classNames(styles.cover, styles.colored, styles.generated)}
    >
      <span className={styles.set}>{title}</span>
    </span>
  )
}

/** How large a title is set: its longest word has to fit on a line, and all of it on the cover. */
function settingOf(title: string): 'large' | 'medium' | 'small' {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length))
  if (longest <= 8 && title.length <= 18) return 'large'
  return longest <= 13 && title.length <= 44 ? 'medium' : 'small'
}
