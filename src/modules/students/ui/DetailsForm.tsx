import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { classNames } from '#kit/class-names.ts'
import { usePageWork } from '#kit/drafts/usePageWork.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
import { type StudentDetails, updateStudent } from '../details/contract.ts'
import styles from './students.module.css'
import { useStudentText } from './use-text.ts'

/** Name, phone, address and VAT number of a student, saved at once. */
export function DetailsForm({ studentId: id, details }: { studentId: string; details: StudentDetails }) {
  const text = useStudentText()
  const api = useApi()
  const navigate = useNavigate()
  const saved = useMemo(() => draftOf(details), [details])
  const { values, isUnsaved, field, forget, letGo } = usePageWork(`student:${id}`, saved)

  const save = async () => {
    await api.call(updateStudent, { id, version: details.version, ...values })
    letGo()
    await navigate(`/home/students/${id}`)
  }
  return (
    <SavedForm
      save={save}
      forget={forget}
      submit={text('save')}
      className={classNames(inner.form, inner.closeColumn)}
      actions={isUnsaved && <span className={styles.soft}>{text('unsaved')}</span>}
    >
      <TextField {...field.text('name')} label={text('name')} required maxLength={120} />
      <TextField {...field.text('phone')} label={text('phone')} type="tel" maxLength={40} />
      <TextField {...field.text('address_1')} label={text('address1')} maxLength={150} />
      <TextField {...field.text('address_2')} label={text('address2')} maxLength={150} />
      <div className={inner.pair}>
        <TextField {...field.text('postal_code')} label={text('postalCode')} maxLength={12} />
        <TextField {...field.text('city')} label={text('city')} maxLength={70} />
      </div>
      <TextField {...field.text('country')} label={text('country')} maxLength={70} />
      <TextField {...field.text('vat_id')} {...withHelp(text, 'vatId')} autoCapitalize="characters" maxLength={30} />
    </SavedForm>
  )
}

type Draft = Omit<StudentDetails, 'version' | 'from_order'>

const draftOf = ({ version: _version, from_order: _order, ...draft }: StudentDetails): Draft => draft
