import { Link } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'
import common from '#kit/common.module.css'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
import { seenOf } from '#platform/contract/seen-of.ts'
import { changeCertificateRule, type CertificateRule } from '../contract.ts'
import { WAYS } from '../vocabulary.ts'
import { usePanelCertificatesText } from './panel-text.ts'

interface RuleFormProps {
  courseId: string
  rule: CertificateRule
  onSaved: () => Promise<void>
}

/** Whether a course gives certificates, and how much of it has to be completed. */
export function RuleForm({ courseId, rule, onSaved }: RuleFormProps) {
  const text = usePanelCertificatesText()
  const api = useApi()
  const { values, field, forget } = useUnsaved(`certificate-rule:${courseId}`, {
    isOn: rule.is_on,
    way: rule.way,
    percent: String(rule.percent),
  })
  const save = async () => {
    await api.call(changeCertificateRule, {
      courseId,
      is_on: values.isOn,
      way: values.way,
      percent: Number(values.percent),
      seen: seenOf(changeCertificateRule, rule),
    })
    await onSaved()
  }
  return (
    <SavedForm save={save} forget={forget} className={inner.form}>
      <Checkbox {...field.tick('isOn', 'is_on')} {...withHelp(text, 'isOn')} />
      {values.isOn && (
        <RadioGroup
          {...field.choice('way')}
          label={text('way')}
          options={WAYS.map((value) => ({ value, label: text(`way_${value}`), help: text(`way_${value}Help`) }))}
        />
      )}
      {values.isOn && values.way === 'completion' && (
        <TextField {...field.digits('percent')} {...withHelp(text, 'percent')} required maxLength={3} />
      )}
      <p className={common.note}>
        <Link to={`/home/certificates/template?course_id=${courseId}`}>{text('lookOfCourse')}</Link>
      </p>
      {rule.issued_count > 0 && (
        <p className={common.note}>
          {text('issuedCount', { count: rule.issued_count })}{' '}
          <Link to={`/home/certificates?course_id=${courseId}`}>{text('toCertificates')}</Link>
        </p>
      )}
    </SavedForm>
  )
}
