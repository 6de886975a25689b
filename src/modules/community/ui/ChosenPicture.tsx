import { useCallback } from 'react'
import styles from './editor.module.css'

/** A file as it will be seen, before it is sent. */
export function ChosenPicture({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <img ref={show} alt={file.name} className={styles.preview} />
}
