import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import type { Category } from '../contract.ts'
import { CoverField } from './CoverField.tsx'
import { DetailsFields } from './DetailsFields.tsx'
import { PriceFields } from './PriceFields.tsx'
import { priceTerms } from './pricing.ts'
import { editorPath } from '../editor/vocabulary.ts'
import { useLeaveGuard } from '#kit/drafts/useLeaveGuard.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import inner from '#kit/inner.module.css'
import { useWords } from '#kit/text/text-of.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { NO_PRODUCT } from './no-product.ts'
import { KINDS } from '../kinds/vocabulary.ts'
import type { PanelKind } from './panel-kind.tsx'
import styles from './products.module.css'
import { useProductPanelText } from './panel-text.ts'

interface NewProductFormProps {
  kind: PanelKind
  categories: Category[]
  currency: string
}

/** Two steps (commerce §2); what was typed survives going back, a reload and an expired session. */
export function NewProductForm({ kind: { kind, words, create: make }, categories, currency }: NewProductFormProps) {
  const text = useProductPanelText()
  const kindText = useWords(words)
  const api = useApi()
  const { timeZone } = useLocale()
  const navigate = useNavigate()
  const { values: plan, isUnsaved, change, forget } = useUnsaved(`new-${kind.replace('_', '-')}`, NO_PRODUCT)
  const [step, setStep] = useState<1 | 2>(1)
  const { send, isSending, errorProps, refuse, mend } = useSending()
  const letGo = useLeaveGuard({ isUnsaved, onLeave: forget })
  const heading = useRef<HTMLHeadingElement>(null)
  const goTo = (next: 1 | 2) => {
    flushSync(() => setStep(next))
    heading.current?.focus()
  }

  const goOn = () => {
    if (plan.details.title.trim() === '') return refuse({ title: [text('titleEmpty')] })
    mend()
    goTo(2)
  }
  const create = () =>
    send(async () => {
      const { details, pricing, cover } = plan
      const made = { ...details, ...priceTerms(pricing, timeZone), cover_id: cover?.id ?? null }
      const id = await make(api, made)
      letGo()
      await navigate(editorPath({ kind, id }))
      forget()
    })

  return (
    <Form
      key={step}
      {...errorProps}
      className={inner.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (step === 1) goOn()
        else void create()
      }}
    >
      <header>
        <p className={styles.step}>{text('step', { step })}</p>
        <h2 ref={heading} tabIndex={-1}>
          {step === 1 ? kindText('stepDetails') : text('stepPrice')}
        </h2>
      </header>
      {step === 1 ? (
        <DetailsFields
          details={plan.details}
          categories={categories}
          hasDifficulty={KINDS[kind].hasDifficulty}
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
      <FormActions submit={step === 1 ? text('next') : kindText('create')} isSending={isSending}>
        {step === 2 && <Button onClick={() => goTo(1)}>{text('back')}</Button>}
      </FormActions>
    </Form>
  )
}
