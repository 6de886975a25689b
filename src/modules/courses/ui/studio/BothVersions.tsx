import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import type { LectureValues, LectureWork } from '../lecture-values.ts'
import { useCoursesText } from '../use-text.ts'
import styles from './studio.module.css'

interface BothVersionsProps {
  values: LectureWork
  onChange: (part: Partial<LectureWork>) => void
}

type Key = keyof LectureValues

const LABELS = {
  title: 'lectureTitle',
  kind: 'lectureKind',
  intro: 'intro',
  is_free_to_watch: 'isFree',
  needs_login: 'needsLogin',
  status: 'lectureStatus',
  delay: 'lectureDelay',
  chapters: 'chapters',
  runTime: 'runTime',
} as const satisfies Record<Key, string>

/** What somebody else has saved beside what was typed here: each field is chosen, one way or the other. */
export function BothVersions({ values, onChange }: BothVersionsProps) {
  const text = useCoursesText()
  const sayOf = (key: Key, value: LectureValues[Key]): string => {
    if (typeof value === 'boolean') return text(value ? 'yes' : 'no')
    if (key === 'status') return text(value === 'draft' ? 'statusDraft' : 'statusPublished')
    if (key === 'kind') return text(`kind_${value as LectureValues['kind']}`)
    return value === '' ? text('nothingWritten') : value
  }
  const settle = (key: Key, part: Partial<LectureValues>) => {
    const { [key]: _settled, ...theirs } = values.theirs
    onChange({ ...part, theirs })
  }
  return (
    <Callout tone="caution" isNews>
      <p>{text('bothChanged')}</p>
      {(Object.keys(values.theirs) as Key[]).map((key) => {
        const field = text(LABELS[key])
        const theirs = values.theirs[key] as LectureValues[Key]
        return (
          <fieldset key={key} aria-label={field} className={styles.both}>
            <dl>
              <dt>
                {field} · {text('mine')}
              </dt>
              <dd>{sayOf(key, values[key])}</dd>
              <dt>
                {field} · {text('theirs')}
              </dt>
              <dd>{sayOf(key, theirs)}</dd>
            </dl>
            <div className={common.row}>
              <Button onClick={() => settle(key, {})}>{text('keepMine', { field })}</Button>
              <Button onClick={() => settle(key, { [key]: theirs })}>{text('takeTheirs', { field })}</Button>
            </div>
          </fieldset>
        )
      })}
    </Callout>
  )
}
