import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import type { Category, PriceTerms } from '#modules/catalog/contract.ts'
import { CoverField } from '#modules/catalog/ui/CoverField.tsx'
import type { Details } from '#modules/catalog/ui/details.ts'
import { DetailsFields } from '#modules/catalog/ui/DetailsFields.tsx'
import { PriceFields } from '#modules/catalog/ui/PriceFields.tsx'
import { priceTerms } from '#modules/catalog/ui/pricing.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import { useLeaveGuard } from '#modules/catalog/ui/use-leave-guard.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { useUnsaved } from '#modules/catalog/ui/use-unsaved.ts'
import { Button } from '#kit/actions/Button.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import styles from './courses.module.css'
import { NO_COURSE } from './no-course.ts'
import { useCoursesText } from './use-text.ts'

interface NewProductFormProps {
  kind: ProductKind
  /** the name what is typed is kept under */
  draft: string
  categories: Category[]
  currency: string
  /** what the first step and the last button are called */
  words: { details: string; create: string }
  /** makes it, and answers where it is edited */
  onCreate: (made: Details & PriceTerms & { cover_id: string | null }) => Promise<string>
}

/** Two steps (commerce §2); what was typed survives going back, a reload and an expired session. */
export function NewProductForm({ kind, draft, categories, currency, words, onCreate }: NewProductFormProps) {
  const text = useCoursesText()
  const { timeZone } = useLocale()
  const navigate = useNavigate()
  const { values: plan, isUnsaved, change, forget } = useUnsaved(draft, NO_COURSE)
  const [step, setStep] = useState<1 | 2>(1)
  const { send, isSending, errorProps, setErrors } = useSending()
  const [attempts, setAttempts] = useState(0)
  const letGo = useLeaveGuard({ isUnsaved, onLeave: forget })
  const heading = useRef<HTMLHeadingElement>(null)
  const goTo = (next: 1 | 2) => {
    flushSync(() => setStep(next))
    heading.current?.focus()
  }

  const goOn = () => {
    setAttempts(attempts + 1)
    if (plan.details.title.trim() === '') return setErrors({ title: [text('titleEmpty')] })
    setErrors({})
    goTo(2)
  }
  const create = () =>
    send(async () => {
      const { details, pricing, cover } = plan
      const editor = await onCreate({ ...details, ...priceTerms(pricing, timeZone), cover_id: cover?.id ?? null })
      letGo()
      await navigate(editor)
      forget()
    })

  return (
    <Form
      key={step}
      {...errorProps}
      attempt={errorProps.attempt + attempts}
      className={styles.steps}
      onSubmit={(event) => {
        event.preventDefault()
        if (step === 1) goOn()
        else void create()
      }}
    >
      <header>
        <p className={styles.step}>{text('step', { step })}</p>
        <h2 ref={heading} tabIndex={-1}>
          {step === 1 ? words.details : text('stepPrice')}
        </h2>
      </header>
      {step === 1 ? (
        <DetailsFields
          details={plan.details}
          categories={categories}
          hasDifficulty={kind === 'course'}
          onChange={(details) => change({ details })}
        />
      ) : (
        <>
          <PriceFields
            kind={kind}
            pricing={plan.pricing}
            currency={currency}
            onChange={(pricing) => change({ pricing })}
          />
          <CoverField title={plan.details.title} cover={plan.cover} onChange={(cover) => change({ cover })} />
        </>
      )}
      <FormActions>
        <Button type="submit" look="primary" busy={isSending}>
          {step === 1 ? text('next') : words.create}
        </Button>
        {step === 2 && <Button onClick={() => goTo(1)}>{text('back')}</Button>}
      </FormActions>
    </Form>
  )
}
