export interface LightboxPicture {
  src: string
  alt: string
  width: number
  height: number
  /** Shown below it; the alt text when left out. */
  caption?: string
}

export interface LightboxProps {
  pictures: LightboxPicture[]
  index: number
  /** The one after the last is the first. */
  onIndexChange: (index: number) => void
  /** Escape, the close button and a click beside the picture all end here. */
  onClose: () => void
}
