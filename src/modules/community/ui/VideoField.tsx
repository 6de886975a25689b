import { useState } from 'react'
import { FilePicker } from '#modules/media/ui/FilePicker.tsx'
import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { boundTo } from '#kit/fields/bound-to.ts'
import { FieldErrors } from '#kit/fields/FieldErrors.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import styles from './editor.module.css'
import type { PostValues } from './post-values.ts'
import { useText } from './use-text.ts'

interface VideoFieldProps {
  values: PostValues
  onChange: (part: Partial<PostValues>) => void
  /** `isKept`: the post has a file already, which stays until another is chosen */
  files: { chosen: File | null; onChoose: (file: File | null) => void; isKept?: boolean }
}

const FROM = ['none', 'file', 'link'] as const

/** No video, a file of one's own, or one that lies at another site. */
export function VideoField({ values, onChange, files }: VideoFieldProps) {
  const text = useText()
  const field = boundTo(values, onChange)
  const labels = { none: text('noVideo'), file: text('videoFile'), link: text('videoLink') }
  return (
    <div className={styles.video}>
      <RadioGroup
        {...field.choice('video_from')}
        label={text('video')}
        options={FROM.map((value) => ({ value, label: labels[value] }))}
      />
      {values.video_from === 'link' && (
        <TextField
          {...field.text('video')}
          type="url"
          inputMode="url"
          {...withHelp(text, 'videoAddress')}
          placeholder="https://"
        />
      )}
      {values.video_from === 'file' && <VideoFile {...files} />}
    </div>
  )
}

function VideoFile({ chosen, onChoose, isKept = false }: VideoFieldProps['files']) {
  const text = useText()
  const [isRefused, setRefused] = useState(false)
  const pick = (file: File) => {
    const isVideo = file.type === '' || file.type.startsWith('video/')
    setRefused(!isVideo)
    if (isVideo) onChoose(file)
  }
  return (
    <div className={styles.file}>
      {chosen ? <p className={styles.fileName}>{chosen.name}</p> : isKept && <p>{text('videoKept')}</p>}
      <div className={common.row}>
        <FilePicker
          label={text(isKept ? 'replaceVideo' : 'chooseVideo')}
          accept="video/*,.mkv,.mts,.m2ts"
          onPick={pick}
        />
        {chosen && (
          <Button look="quiet" onClick={() => onChoose(null)}>
            {text('removeVideo', { name: chosen.name })}
          </Button>
        )}
      </div>
      <FieldErrors id="video-file-errors" errors={isRefused ? [text('notAVideo')] : []} />
      <p className={styles.help}>{text('videoFileHelp')}</p>
    </div>
  )
}
