import type { Picture } from '#modules/media/contract.ts'
import { ImageUpload } from '#modules/media/ui/ImageUpload.tsx'
import { Cover } from '#kit/identity/Cover.tsx'
import styles from './catalog.module.css'
import { useCatalogText } from './use-text.ts'

interface CoverFieldProps {
  /** what the drawn cover shows while there is no picture */
  title: string
  cover: Picture | null
  onChange: (cover: Picture | null) => void
}

export function CoverField({ title, cover, onChange }: CoverFieldProps) {
  const text = useCatalogText()
  return (
    <div className={styles.cover}>
      <ImageUpload label={text('cover')} help={text('coverHelp')} context="cover" picture={cover} onChange={onChange} />
      {!cover && title.trim() !== '' && <Cover title={title} />}
    </div>
  )
}
