import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useDraft } from '#kit/drafts/useDraft.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { DateText } from '#kit/figures/DateText.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { RichTextField } from '#kit/rich-text/RichTextField.tsx'
import { type Language, LANGUAGES } from '#platform/i18n/language.ts'
import { type LegalText, publishLegalText } from '../contract.ts'
import { BLANKS } from '../messages/samples/blanks.ts'
import type { SampleFacts } from '../messages/samples/facts.ts'
import type { LegalText as Which } from '../vocabulary.ts'
import styles from './schools.module.css'
import { useLegalText } from './use-text.ts'

/** What an editor leaves that was emptied, so that it is told from what was never touched. */
const EMPTIED = '<p></p>'

interface LegalTextFormProps {
  which: Which
  /** null while the school has none */
  newest: LegalText | null
  /** of the school, for a text to begin from */
  facts: SampleFacts
  onPublished?: () => Promise<void>
}

const SAMPLES = { en: () => import('../messages/samples/en.ts'), pl: () => import('../messages/samples/pl.ts') }

/** The next version is written over the newest one; what is not published yet is kept in this browser. */
export function LegalTextForm({ which, newest, facts, onPublished }: LegalTextFormProps) {
  const text = useLegalText()
  const api = useApi()
  const { submitting, isSending, errorProps } = useSending()
  const [published, setPublished] = useState(newest)
  const version = published?.version ?? 0
  const [draft, setDraft] = useDraft(`legal-text:${which}:${version}`)
  const html = draft || (published?.html ?? '')
  const isEmpty = html === '' || html === EMPTIED
  const isSample = Object.values(BLANKS).some(({ sample }) => html.includes(sample))

  const [samplesTaken, setSamplesTaken] = useState(0)
  const takeSample = async (language: Language) => {
    const { sample } = await SAMPLES[language]()
    setDraft(sample(which, facts).trim())
    setSamplesTaken(samplesTaken + 1)
  }
  const publish = submitting(async () => {
    const now = await api.call(publishLegalText, { which, version, html })
    setDraft('')
    setPublished(now)
    toast.show(now.version === version ? text('unchanged') : text('published', { version: now.version }))
    await onPublished?.()
  })
  return (
    <Form className={styles.document} onSubmit={publish} {...errorProps}>
      <RichTextField
        key={samplesTaken}
        name="html"
        label={text(which)}
        html={html}
        onHtml={(typed) => setDraft(typed || EMPTIED)}
      />
      {isSample && <Callout tone="caution">{text('sampleCaution')}</Callout>}
      {isEmpty && (
        <div className={styles.samples}>
          <p>{text('sampleOffer')}</p>
          {LANGUAGES.map((language) => (
            <Button key={language} onClick={() => void takeSample(language)}>
              {text(`sample-${language}`)}
            </Button>
          ))}
        </div>
      )}
      <p className={styles.now}>
        {published ? (
          <>
            <a href={`/${which}`} target="_blank" rel="noopener">
              {text('version', { version })}
            </a>{' '}
            <DateText at={published.published_at} withTime />
            {version > 1 && (
              <>
                {' · '}
                <a href={`/${which}?version=${version - 1}`} target="_blank" rel="noopener">
                  {text('before', { version: version - 1 })}
                </a>
              </>
            )}
          </>
        ) : (
          text('none')
        )}
      </p>
      <FormActions submit={text(`publish-${which}`)} isSending={isSending} look="secondary" />
    </Form>
  )
}
