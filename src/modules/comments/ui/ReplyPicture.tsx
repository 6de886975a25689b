import { useState } from 'react'
import type { Picture } from '#modules/media/contract.ts'
import { Lightbox } from '#kit/media/Lightbox.tsx'
import styles from './comments.module.css'
import { useText } from './use-text.ts'

export function ReplyPicture({ picture, author }: { picture: Picture; author: string }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const { width, height } = picture
  const addressOf = (wanted: number) => picture.src.replace('{width}', String(wanted))
  const largest = addressOf(Math.max(...picture.widths))
  const shown = addressOf(picture.widths.find((each) => each >= 640) ?? Math.max(...picture.widths))
  return (
    <>
      <a
        href={largest}
        data-opens-here
        className={styles.picture}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <img
          src={shown}
          alt={text('pictureBy', { name: author })}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </a>
      {isOpen && (
        <Lightbox
          pictures={[{ src: largest, alt: text('pictureWhose', { name: author }), width, height }]}
          index={0}
          onIndexChange={() => undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
