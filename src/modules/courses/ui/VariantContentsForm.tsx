import { useGuardedWork } from '#kit/drafts/useGuardedWork.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import inner from '#kit/inner.module.css'
import { seenOf } from '#platform/contract/seen-of.ts'
import type { Section } from '../contract.ts'
import { changeVariantContents, type VariantContents } from '../variants/contract.ts'
import styles from './courses.module.css'
import { useCoursesText } from './use-text.ts'
import { chosenOf, tickLecture, tickSection } from './variant-contents.ts'

interface VariantContentsFormProps {
  courseId: string
  contents: VariantContents
  sections: Section[]
  onSaved: () => Promise<void>
}

/** What whoever buys a variant may watch: all of the course, or sections and lectures of it. */
export function VariantContentsForm({ courseId, contents, sections, onSaved }: VariantContentsFormProps) {
  const text = useCoursesText()
  const api = useApi()
  const { variant_id: variantId } = contents
  const { values: chosen, field, change, forget, name } = useGuardedWork(`contents:${variantId}`, chosenOf(contents))

  const save = async () => {
    const { includesAll: includes_all, sectionIds: section_ids, lectureIds: lecture_ids } = chosen
    const seen = seenOf(changeVariantContents, contents)
    await api.call(changeVariantContents, { courseId, variantId, includes_all, section_ids, lecture_ids, seen })
    await onSaved()
  }
  return (
    <SavedForm name={name} save={save} forget={forget} submit={text('save')} className={inner.form}>
      <RadioGroup
        {...field.either('includesAll', ['all', 'some'], 'includes_all')}
        label={text('includesWhat')}
        help={text('includesHelp')}
        options={[
          { value: 'all', label: text('includesAll') },
          { value: 'some', label: text('includesSome') },
        ]}
      />
      {!chosen.includesAll &&
        sections.map((section, index) => (
          <div key={section.id} className={styles.contentsSection}>
            <Checkbox
              name={index === 0 ? 'section_ids' : `section_ids.${section.id}`}
              label={section.title}
              checked={chosen.sectionIds.includes(section.id)}
              onChange={(event) => change(tickSection(chosen, section, event.target.checked))}
            />
            {section.lectures.map((lecture) => (
              <Checkbox
                key={lecture.id}
                name={`lecture_ids.${lecture.id}`}
                label={lecture.title}
                disabled={chosen.sectionIds.includes(section.id)}
                checked={chosen.sectionIds.includes(section.id) || chosen.lectureIds.includes(lecture.id)}
                onChange={(event) => change(tickLecture(chosen, lecture.id, event.target.checked))}
              />
            ))}
          </div>
        ))}
    </SavedForm>
  )
}
