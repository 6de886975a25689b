import { boundTo } from '#kit/fields/bound-to.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { CHAPTER_TITLE_MAX, CHAPTERS_MAX } from '../chapters/vocabulary.ts'
import { INTRO_MAX, LECTURE_KINDS, LECTURE_TITLE_MAX } from '../vocabulary.ts'
import styles from './courses.module.css'
import type { LectureValues } from './lecture-values.ts'
import { asTyped } from './run-time.ts'
import { useCoursesText } from './use-text.ts'

/** `123:45:06` and what stands between it and the title */
const MOMENT_LENGTH = 12

interface LectureFieldsProps {
  values: LectureValues
  /** one with a film teaches with that, until it is deleted */
  hasFilm: boolean
  /** how long that takes, once it is known */
  filmSeconds: number | null
  onChange: (part: Partial<LectureValues>) => void
}

export function LectureFields({ values, hasFilm, filmSeconds, onChange }: LectureFieldsProps) {
  const text = useCoursesText()
  const field = boundTo(values, onChange)
  return (
    <>
      <TextField {...field.text('title')} label={text('lectureTitle')} required maxLength={LECTURE_TITLE_MAX} />
      {!hasFilm && (
        <RadioGroup
          {...field.choice('kind')}
          label={text('lectureKind')}
          options={LECTURE_KINDS.map((kind) => ({
            value: kind,
            label: text(`kind_${kind}`),
            help: text(`kindHelp_${kind}`),
          }))}
        />
      )}
      <TextArea {...field.text('intro')} label={text('intro')} help={text('leadHelp')} rows={6} maxLength={INTRO_MAX} />
      {hasFilm && (
        <TextArea
          {...field.text('chapters')}
          {...withHelp(text, 'chapters')}
          rows={4}
          maxLength={CHAPTERS_MAX * (CHAPTER_TITLE_MAX + MOMENT_LENGTH)}
        />
      )}
      <Checkbox {...field.tick('is_free_to_watch')} {...withHelp(text, 'isFree')} />
      {values.is_free_to_watch && <Checkbox {...field.tick('needs_login')} {...withHelp(text, 'needsLogin')} />}
      <RadioGroup
        {...field.choice('status')}
        label={text('lectureStatus')}
        options={[
          { value: 'draft', label: text('statusDraft') },
          { value: 'published', label: text('statusPublished') },
        ]}
      />
      <div className={styles.narrow}>
        <TextField {...field.digits('delay', 'delay_days')} {...withHelp(text, 'lectureDelay')} />
        <TextField
          {...field.text('runTime', 'run_time_seconds')}
          label={text('runTime')}
          help={text(filmSeconds === null ? 'runTimeHelp' : 'runTimeOfFilm', { time: asTyped(filmSeconds ?? 0) })}
          maxLength={7}
        />
      </div>
    </>
  )
}
