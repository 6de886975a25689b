import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import inner from '#kit/inner.module.css'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { listSections } from '../../contract.ts'
import { listVariantContents } from '../../variants/contract.ts'
import { DELAY_DAYS_MAX } from '../../vocabulary.ts'
import { useCoursesText } from '../use-text.ts'
import styles from './day.module.css'
import { seenOnDay } from './seen-on-day.ts'

interface DayPreviewProps {
  course: { id: string; variants: { id: string; name: string }[] }
  onClose: () => void
}

const TONES = { open: 'good', free: 'accent', not_yet: 'plain', not_in_variant: 'plain' } as const

/** What a student sees of the course on a day after they bought it. */
export function DayPreview({ course: { id: courseId, variants }, onClose }: DayPreviewProps) {
  const text = useCoursesText()
  const api = useApi()
  const [day, setDay] = useState('0')
  const [variantId, setVariantId] = useState(variants[0]?.id ?? '')
  const { data } = useQuery({
    queryKey: ['seen-on-day', courseId],
    queryFn: async () => {
      const [sections, contents] = await Promise.all([
        api.call(listSections, { courseId }),
        api.call(listVariantContents, { courseId }),
      ])
      return { sections: sections.data, contents: contents.data }
    },
    staleTime: 0,
  })
  const contents = data?.contents.find(({ variant_id: id }) => id === variantId) ?? null
  const seen = data && seenOnDay(data.sections, { day: Number(day), contents })
  return (
    <Dialog title={text('asStudentOnDay')} size="large" onClose={onClose}>
      <div className={inner.closeColumn}>
        <div className={inner.pair}>
          <TextField
            name="day"
            label={text('daysSincePurchase')}
            help={text('daysSincePurchaseHelp')}
            inputMode="numeric"
            maxLength={String(DELAY_DAYS_MAX).length}
            value={day}
            onChange={({ target }) => setDay(target.value.replace(/\D/g, ''))}
            data-focus-first
          />
          {variants.length > 1 && (
            <Select
              name="variant"
              label={text('boughtVariant')}
              value={variantId}
              onChange={({ target }) => setVariantId(target.value)}
              options={variants.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </div>
        {seen?.length === 0 && <p className={inner.lightNote}>{text('nothingSeen')}</p>}
        <ul aria-live="polite" aria-label={text('asStudentOnDay')} className={styles.seen}>
          {seen?.map((section) => (
            <li key={section.id}>
              <b>{section.title}</b>
              <ul>
                {section.lectures.map(({ id, title, state, day: opens }) => (
                  <li key={id}>
                    <span>{title}</span>
                    <Status tone={TONES[state]}>{text(`seen_${state}`, { day: opens })}</Status>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
