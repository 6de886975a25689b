import type { ComponentProps } from 'react'
import type { Picture } from '../contract.ts'

interface PictureImageProps extends Pick<ComponentProps<'img'>, 'className' | 'loading'> {
  picture: Picture
  /** what it shows, in words; empty when it only decorates */
  alt: string
  /** how wide it is shown, as `sizes` of an img */
  sizes: string
}

/** A picture in the width that suits the screen, its place kept before it is there. */
export function PictureImage({ picture, alt, sizes, loading = 'lazy', className }: PictureImageProps) {
  const { src, widths, width, height } = picture
  const at = (each: number) => src.replace('{width}', String(each))
  return (
    <img
      src={at(widths.at(-1) ?? width)}
      srcSet={widths.map((each) => `${at(each)} ${each}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      decoding="async"
      className={className}
    />
  )
}
