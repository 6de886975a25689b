import { useNavigate } from 'react-router'
import { useFindProducts } from '#modules/catalog/ui/use-find-products.ts'
import { FilterSelect } from '#kit/fields/FilterSelect.tsx'
import { Picker } from '#kit/fields/Picker.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import inner from '#kit/inner.module.css'
import { listAddress } from '#kit/lists/asked.ts'
import { CERTIFICATE_STATES, SEARCH_MAX } from '../vocabulary.ts'
import type { AskedCertificates } from './asked-certificates.ts'
import { usePanelCertificatesText } from './panel-text.ts'

interface CertificateFiltersProps {
  list: string
  asked: AskedCertificates
  course: { id: string; title: string } | null
}

export function CertificateFilters({ list, asked, course }: CertificateFiltersProps) {
  const text = usePanelCertificatesText()
  const navigate = useNavigate()
  const choose = (id: string) =>
    void navigate(listAddress(list, { ...asked, course_id: id }), { replace: true, preventScrollReset: true })
  return (
    <LiveFilters className={inner.filters}>
      {asked.course_id && <input type="hidden" name="course_id" value={asked.course_id} />}
      <TextField name="q" type="search" label={text('search')} maxLength={SEARCH_MAX} defaultValue={asked.q} />
      <Picker
        name="course"
        label={text('course')}
        placeholder={text('anyCourse')}
        find={useFindProducts('course')}
        value={course && { value: course.id, label: course.title }}
        onChange={(option) => choose(option?.value ?? '')}
      />
      <FilterSelect
        name="state"
        label={text('state')}
        any={text('anyState')}
        chosen={asked.state}
        options={CERTIFICATE_STATES.map((state) => ({ value: state, label: text(state) }))}
      />
    </LiveFilters>
  )
}
