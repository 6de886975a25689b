import { ImageUpload } from '#modules/media/ui/ImageUpload.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
import { AUTHOR_BIO_MAX, AUTHOR_NAME_MAX, AUTHOR_PICTURE } from '../profile/vocabulary.ts'
import type { ProfilePartProps } from './profile-part-props.ts'
import styles from './schools.module.css'
import { useProfileText } from './use-text.ts'

/** Who teaches, as the front page and course pages say it. */
export function AuthorPart({ draft, field, change }: ProfilePartProps) {
  const text = useProfileText()
  return (
    <div className={inner.closeColumn}>
      <TextField {...field.text('author_name')} label={text('authorName')} maxLength={AUTHOR_NAME_MAX} />
      <TextArea {...field.text('author_bio')} {...withHelp(text, 'authorBio')} rows={6} limit={AUTHOR_BIO_MAX} />
      <div className={styles.avatar}>
        <ImageUpload
          {...withHelp(text, 'avatar')}
          context={AUTHOR_PICTURE}
          picture={draft.author_avatar}
          onChange={(author_avatar) => change({ author_avatar })}
        />
      </div>
    </div>
  )
}
