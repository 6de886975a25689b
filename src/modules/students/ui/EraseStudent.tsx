import { useNavigate } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import inner from '#kit/inner.module.css'
import { ActionButtons } from '#kit/lists/ActionButtons.tsx'
import { eraseStudent } from '../erasing/contract.ts'
import { ERASING_WORD } from '../vocabulary.ts'
import { useStudentText } from './use-text.ts'

/** Asks for the word DELETE first (commerce §5), and says what is kept. */
export function EraseStudent({ student: { id, name } }: { student: { id: string; name: string } }) {
  const text = useStudentText()
  const api = useApi()
  const navigate = useNavigate()
  const erase = {
    key: 'erase',
    label: text('erase'),
    look: 'danger' as const,
    consequence: text('eraseConsequence', { name }),
    word: ERASING_WORD,
    work: () => api.call(eraseStudent, { id, word: ERASING_WORD }),
    goOn: () => void navigate('/home/students'),
    said: text('erased'),
  }
  return (
    <section className={`${inner.danger} ${inner.form}`} aria-labelledby="erase-student">
      <h2 id="erase-student">{text('eraseTitle')}</h2>
      <p className={common.soft}>{text('eraseText')}</p>
      <ActionButtons actions={[erase]} />
    </section>
  )
}
