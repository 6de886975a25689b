import { useMemo } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { classNames } from '#kit/class-names.ts'
import { laidOver } from '#kit/drafts/laid-over.ts'
import { writeDraft } from '#kit/drafts/useDraft.ts'
import { usePageWork } from '#kit/drafts/usePageWork.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
import { ApiProblem } from '#platform/contract/client.ts'
import { getStudentDetails, type StudentDetails, updateStudent } from '../details/contract.ts'
import { STUDENT_CHANGED } from '../vocabulary.ts'
import styles from './students.module.css'
import { useStudentText } from './use-text.ts'

/** Name, phone, address and VAT number of a student, saved at once. */
export function DetailsForm({ studentId: id, details }: { studentId: string; details: StudentDetails }) {
  const text = useStudentText()
  const api = useApi()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const saved = useMemo(() => draftOf(details), [details])
  const { values, isUnsaved, field, forget, letGo } = usePageWork(draftNameOf(id, details), saved)

  const save = async () => {
    try {
      await api.call(updateStudent, { id, version: details.version, ...values })
    } catch (error) {
      if (error instanceof ApiProblem && error.code === STUDENT_CHANGED) await layOverNewer()
      throw error
    }
    letGo()
    await navigate(`/home/students/${id}`)
  }
  /** Somebody was quicker: what was typed here is kept, over what they saved. */
  const layOverNewer = async () => {
    const newer = await api.call(getStudentDetails, { id })
    writeDraft(draftNameOf(id, newer), JSON.stringify(laidOver(values, { base: saved, newer: draftOf(newer) })))
    forget()
    await revalidate()
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

/** Of one version: what was typed over another is never shown as if it were over this one. */
const draftNameOf = (id: string, { version }: StudentDetails): string => `student:${id}:${version}`
