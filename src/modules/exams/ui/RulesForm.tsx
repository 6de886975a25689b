import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
import { seenOf } from '#platform/contract/seen-of.ts'
import { changeExam, type EditedExam, type ExamSettings } from '../contract.ts'
import type { ExamPlace } from './in-hand.ts'
import { useExamPanelText } from './panel-text.ts'

interface RulesFormProps {
  place: ExamPlace
  settings: ExamSettings
  onSaved: (exam: EditedExam) => void
}

/** Whether a lecture has an exam, and how it is passed. */
export function RulesForm({ place, settings, onSaved }: RulesFormProps) {
  const text = useExamPanelText()
  const api = useApi()
  const { values, field, forget } = useUnsaved(`exam:${place.lectureId}`, {
    isOn: settings.is_on,
    percent: String(settings.passing_percent),
    attempts: String(settings.attempts_max ?? ''),
    wait: String(settings.wait_minutes),
    limit: String(settings.time_limit_minutes ?? ''),
    isShuffled: settings.is_shuffled,
    isSolvedEachTime: settings.is_solved_each_time,
  })
  const save = async () =>
    onSaved(
      await api.call(changeExam, {
        ...place,
        is_on: values.isOn,
        passing_percent: Number(values.percent),
        attempts_max: values.attempts ? Number(values.attempts) : null,
        wait_minutes: Number(values.wait),
        time_limit_minutes: values.limit ? Number(values.limit) : null,
        is_shuffled: values.isShuffled,
        is_solved_each_time: values.isSolvedEachTime,
        seen: seenOf(changeExam, { settings }),
      }),
    )
  return (
    <SavedForm save={save} forget={forget} className={inner.form}>
      <Checkbox {...field.tick('isOn', 'is_on')} {...withHelp(text, 'switchedOn')} />
      <div className={inner.pair}>
        <TextField
          {...field.digits('percent', 'passing_percent')}
          label={text('passingPercent')}
          required
          maxLength={3}
        />
        <TextField {...field.digits('attempts', 'attempts_max')} {...withHelp(text, 'attemptsMax')} maxLength={3} />
      </div>
      <div className={inner.pair}>
        <TextField {...field.digits('wait', 'wait_minutes')} label={text('waitMinutes')} maxLength={5} />
        <TextField {...field.digits('limit', 'time_limit_minutes')} {...withHelp(text, 'timeLimit')} maxLength={4} />
      </div>
      <Checkbox {...field.tick('isShuffled', 'is_shuffled')} {...withHelp(text, 'isShuffled')} />
      <Checkbox {...field.tick('isSolvedEachTime', 'is_solved_each_time')} {...withHelp(text, 'isSolvedEachTime')} />
      <p className={common.note}>{text('whatBegan')}</p>
    </SavedForm>
  )
}
