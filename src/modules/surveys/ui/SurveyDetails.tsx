import { useFindProducts } from '#modules/catalog/ui/use-find-products.ts'
import { boundTo } from '#kit/fields/bound-to.ts'
import { Picker } from '#kit/fields/Picker.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { AUDIENCES, DESCRIPTION_MAX, SHOWN_ON, TITLE_MAX } from '../vocabulary.ts'
import type { SurveyDraft } from './survey-values.ts'
import { useSurveysText } from './use-surveys-text.ts'

interface SurveyDetailsProps {
  values: SurveyDraft
  onChange: (part: Partial<SurveyDraft>) => void
}

/** What it says, where it is shown, and to whom. */
export function SurveyDetails({ values, onChange }: SurveyDetailsProps) {
  const text = useSurveysText()
  const field = boundTo(values, onChange)
  const findCourses = useFindProducts('course')
  return (
    <>
      <TextField {...field.text('title')} {...withHelp(text, 'title')} required maxLength={TITLE_MAX} />
      <TextArea {...field.text('description')} {...withHelp(text, 'description')} limit={DESCRIPTION_MAX} />
      <Select
        {...field.choice('shown_on')}
        label={text('shownOn')}
        help={values.shown_on === 'one_course' ? text('oneCourseHelp') : undefined}
        options={SHOWN_ON.map((value) => ({ value, label: text(value) }))}
      />
      {values.shown_on === 'one_course' && (
        <Picker
          name="course_id"
          label={text('course')}
          required
          placeholder={text('chooseCourse')}
          find={findCourses}
          value={values.course && { value: values.course.id, label: values.course.title }}
          onChange={(option) => onChange({ course: option && { id: option.value, title: option.label } })}
        />
      )}
      <RadioGroup
        {...field.choice('audience')}
        label={text('audience')}
        options={AUDIENCES.map((value) => ({ value, label: text(value) }))}
      />
    </>
  )
}
