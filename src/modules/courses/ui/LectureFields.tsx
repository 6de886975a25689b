import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { INTRO_MAX, LECTURE_TITLE_MAX } from '../vocabulary.ts'
import styles from './courses.module.css'
import type { LectureValues } from './lecture-values.ts'
import { useCoursesText } from './use-text.ts'

interface LectureFieldsProps {
  values: LectureValues
  onChange: (part: Partial<LectureValues>) => void
}

export function LectureFields({ values, onChange }: LectureFieldsProps) {
  const text = useCoursesText()
  return (
    <>
      <TextField
        name="title"
        label={text('lectureTitle')}
        required
        maxLength={LECTURE_TITLE_MAX}
        value={values.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextArea
        name="intro"
        label={text('intro')}
        help={text('leadHelp')}
        rows={6}
        maxLength={INTRO_MAX}
        value={values.intro}
        onChange={(event) => onChange({ intro: event.target.value })}
      />
      <Checkbox
        name="is_free_to_watch"
        label={text('isFree')}
        help={text('isFreeHelp')}
        checked={values.is_free_to_watch}
        onChange={(event) => onChange({ is_free_to_watch: event.target.checked })}
      />
      <RadioGroup
        name="status"
        label={text('lectureStatus')}
        options={[
          { value: 'draft', label: text('statusDraft') },
          { value: 'published', label: text('statusPublished') },
        ]}
        value={values.status}
        onChange={(event) => onChange({ status: event.target.value as LectureValues['status'] })}
      />
      <div className={styles.narrow}>
        <TextField
          name="delay_days"
          label={text('lectureDelay')}
          help={text('lectureDelayHelp')}
          inputMode="numeric"
          value={values.delay}
          onChange={(event) => onChange({ delay: event.target.value.replace(/\D/g, '') })}
        />
      </div>
    </>
  )
}
