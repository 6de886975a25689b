import { classNames } from '../class-names.ts'
import { hueOf } from './hue.ts'
import styles from './identity.module.css'
import { initials } from './initials.ts'

interface AvatarProps {
  id: string
  name: string
  /** Address of the picture; without one, the initial on a colour drawn from id and name. */
  image?: string | null | undefined
  /** Pixels. */
  size?: 24 | 40 | 64 | 96
}

/** Stands beside the name, so it is silent to screen readers. */
export function Avatar({ id, name, image, size = 40 }: AvatarProps) {
  const className = classNames(styles.avatar, styles[`size${size}`])
  if (image)
    return <img src={image} alt="" width={size} height={size} loading="lazy" decoding="async" className={className} />
  return (
    <span aria-hidden="true" data-hue={hueOf(id + name)} className={classNames(className, styles.colored)}>
      {initials(name, 1) || '·'}
    </span>
  )
}
