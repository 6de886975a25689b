import { ImagePlus } from 'lucide-react'
import type { useFittedPicture } from '#modules/media/ui/use-fitted-picture.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { ProgressBar } from '#kit/feedback/ProgressBar.tsx'
import { AddFile } from './AddFile.tsx'
import styles from './comments.module.css'
import { useAlongText } from './use-along-text.ts'

interface AddImageProps {
  chosen: ReturnType<typeof useFittedPicture>
}

/** One picture to send along, of any size: it is made to fit (engagement §5). */
export function AddImage({ chosen: { picture, choose, takeAway } }: AddImageProps) {
  const text = useAlongText()
  return (
    <>
      <AddFile
        label={text('addImage')}
        icon={<ImagePlus />}
        accept="image/*"
        removeLabel={(name) => text('removeImage', { name })}
        file={picture?.file}
        onChange={(file) => (file ? void choose(file) : takeAway())}
      />
      {picture?.state === 'fitting' && (
        <div className={styles.along}>
          <ProgressBar label={text('preparingImage', { name: picture.file.name })} share={picture.share} />
        </div>
      )}
      {picture?.state === 'refused' && (
        <div className={styles.along}>
          <Callout tone="caution" isNews>
            {picture.why}
          </Callout>
        </div>
      )}
    </>
  )
}
