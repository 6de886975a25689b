import { useState } from 'react'
import { SellerForm } from '#modules/schools/ui/SellerForm.tsx'
import { useSchool } from '#web/shell/use-school.ts'

/** Whoever teaches is most often who sells. */
export function SellerHere() {
  const school = useSchool()
  const [suggested] = useState(() => ({
    name: school?.author_name ?? '',
    address: '',
    tax_id: '',
    phone: '',
    country: '' as const,
  }))
  return <SellerForm saved={suggested} />
}
