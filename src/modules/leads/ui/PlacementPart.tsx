import { boundTo } from '#kit/fields/bound-to.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import inner from '#kit/inner.module.css'
import { COURSE_PAGES } from '../vocabulary.ts'
import { CoursesField } from './CoursesField.tsx'
import styles from './editor.module.css'
import type { PartProps } from './form-draft.ts'
import { useLeadsText } from './use-text.ts'

const LABELS = { none: 'onNone', all: 'onAll', chosen: 'onChosen' } as const

export function PlacementPart({ form, change }: PartProps) {
  const text = useLeadsText()
  const field = boundTo(form, change)
  return (
    <section className={`${inner.closeColumn} ${inner.form} ${styles.part}`} aria-labelledby="lead-form-placement">
      <h2 id="lead-form-placement">{text('placement')}</h2>
      <p className={inner.longNote}>{text('placementHelp')}</p>
      <Checkbox {...field.tick('is_on_home')} label={text('onHome')} />
      <RadioGroup
        {...field.choice('on_courses')}
        label={text('coursePages')}
        options={COURSE_PAGES.map((value) => ({ value, label: text(LABELS[value]) }))}
      />
      {form.on_courses === 'chosen' && (
        <CoursesField courses={form.courses} onChange={(courses) => change({ courses })} />
      )}
    </section>
  )
}
