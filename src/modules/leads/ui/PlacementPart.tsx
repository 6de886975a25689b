import { Checkbox } from '#web/kit/fields/Checkbox.tsx'
import { FieldErrors } from '#web/kit/fields/FieldErrors.tsx'
import { RadioGroup } from '#web/kit/fields/RadioGroup.tsx'
import { useFormValue } from '#web/kit/forms/form-context.ts'
import { COURSE_PAGES } from '../vocabulary.ts'
import styles from './editor.module.css'
import type { PartProps } from './form-draft.ts'
import { useLeadsText } from './use-text.ts'

interface PlacementPartProps extends PartProps {
  courses: { id: string; title: string }[]
}

const LABELS = { none: 'onNone', all: 'onAll', chosen: 'onChosen' } as const

export function PlacementPart({ form, change, courses }: PlacementPartProps) {
  const text = useLeadsText()
  const errors = useFormValue()?.errors['course_ids'] ?? []
  const chosen = new Set(form.course_ids)
  const choose = (id: string, isChosen: boolean) =>
    change({ course_ids: isChosen ? [...form.course_ids, id] : form.course_ids.filter((other) => other !== id) })
  return (
    <section className={styles.part} aria-labelledby="lead-form-placement">
      <h2 id="lead-form-placement">{text('placement')}</h2>
      <p className={styles.soft}>{text('placementHelp')}</p>
      <Checkbox
        name="is_on_home"
        label={text('onHome')}
        checked={form.is_on_home}
        onChange={(event) => change({ is_on_home: event.target.checked })}
      />
      <RadioGroup
        name="on_courses"
        label={text('coursePages')}
        options={COURSE_PAGES.map((value) => ({ value, label: text(LABELS[value]) }))}
        value={form.on_courses}
        onChange={(event) => change({ on_courses: COURSE_PAGES.find((each) => each === event.target.value) ?? 'none' })}
      />
      {form.on_courses === 'chosen' && (
        <fieldset className={styles.courses}>
          <legend>{text('chooseCourses')}</legend>
          {courses.map(({ id, title }) => (
            <Checkbox
              key={id}
              name={`course_ids.${id}`}
              label={title}
              checked={chosen.has(id)}
              onChange={(event) => choose(id, event.target.checked)}
            />
          ))}
          <FieldErrors id="lead-form-courses-errors" errors={errors} />
        </fieldset>
      )}
    </section>
  )
}
