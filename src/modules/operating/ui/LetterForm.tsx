import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { Select } from '#kit/fields/Select.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { Form } from '#kit/forms/Form.tsx'
import { useSettled } from '#kit/forms/use-settled.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import type { Answer } from '#platform/contract/endpoint.ts'
import { countAudience, previewLetter, sendLetter, tryLetter } from '../letters/contract.ts'
import { SUBJECT_MAX, TEXT_MAX } from '../letters/vocabulary.ts'
import { SCHOOL_STATES, type SchoolState } from '../vocabulary.ts'
import styles from './letters.module.css'
import { useLettersText } from './use-letters-text.ts'

type Reach = Answer<typeof countAudience>
type Preview = Answer<typeof previewLetter>

/** milliseconds */
const DEBOUNCE = 300

const EMPTY = { q: '', state: '' as SchoolState | '', subject_en: '', text_en: '', subject_pl: '', text_pl: '' }

/** A letter to owners: to whom, in both languages, looked at and tried before it goes. */
export function LetterForm({ reach: initial }: { reach: Reach }) {
  const text = useLettersText()
  const api = useApi()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { values, field } = useTyped(EMPTY)
  // Sent twice, it is one letter.
  const [id] = useState(() => crypto.randomUUID())
  const [preview, setPreview] = useState<Preview | null>(null)
  const { send, isSending, errorProps } = useSending()
  const { q, state, ...words } = values
  const reach = useReach(q.trim(), state, initial)
  const letter = { ...words, q: q.trim(), state: state || null }
  const owners = text('owners', { count: reach.owners })
  const schools = text('schools', { count: reach.schools })
  const dispatch = async () => {
    if (
      !(await confirm({ consequence: text('sendConsequence', { owners, schools }), action: text('send', { owners }) }))
    )
      return
    await send(
      () => api.call(sendLetter, { id, ...letter }),
      () => navigate(`/operator/letters/${id}`),
    )
  }
  const attempt = () =>
    send(
      () => api.call(tryLetter, letter),
      ({ to }) => toast.show(text('tried', { to })),
    )
  const look = () => send(() => api.call(previewLetter, letter), setPreview)
  return (
    <Form
      {...errorProps}
      className={common.looseStack}
      onSubmit={(event) => {
        event.preventDefault()
        void dispatch()
      }}
    >
      <Section title={text('whom')}>
        <div className={common.stack}>
          <div className={common.narrowPair}>
            <TextField type="search" label={text('search')} maxLength={80} {...field.text('q')} />
            <Select
              label={text('state')}
              placeholder={text('anyState')}
              options={SCHOOL_STATES.map((each) => ({ value: each, label: text(each) }))}
              {...field.choice('state')}
            />
          </div>
          <output>{reach.owners > 0 ? text('reaches', { owners, schools }) : text('reachesNobody')}</output>
        </div>
      </Section>
      <Section title={text('english')}>
        <LetterWords
          language="en"
          subject={field.text('subject_en')}
          words={{ help: text('textHelp'), ...field.text('text_en') }}
        />
      </Section>
      <Section title={text('polish')}>
        <LetterWords language="pl" subject={field.text('subject_pl')} words={field.text('text_pl')} />
      </Section>
      <div className={common.row}>
        <Button type="submit" look="primary" busy={isSending} disabled={reach.owners === 0}>
          {text('send', { owners })}
        </Button>
        <Button busy={isSending} onClick={() => void look()}>
          {text('preview')}
        </Button>
        <Button busy={isSending} onClick={() => void attempt()}>
          {text('try')}
        </Button>
      </div>
      {preview && <PreviewDialog preview={preview} onClose={() => setPreview(null)} />}
    </Form>
  )
}

interface LetterWordsProps {
  language: 'en' | 'pl'
  subject: Omit<ComponentProps<typeof TextField>, 'label'>
  words: Omit<ComponentProps<typeof TextArea>, 'label'>
}

/** What a letter says in one language. */
function LetterWords({ language, subject, words }: LetterWordsProps) {
  const text = useLettersText()
  return (
    <div className={styles.text} lang={language}>
      <TextField label={text('subject')} maxLength={SUBJECT_MAX} required {...subject} />
      <TextArea label={text('text')} limit={TEXT_MAX} rows={8} required {...words} />
    </div>
  )
}

/** Counted again once what narrows it has stood still for a moment. */
function useReach(typed: string, state: SchoolState | '', initial: Reach): Reach {
  const api = useApi()
  const q = useSettled(typed, DEBOUNCE)
  const isAll = q === '' && state === ''
  const { data } = useQuery({
    queryKey: ['letter-reach', q, state],
    queryFn: () => api.call(countAudience, { q: q || undefined, state: state || undefined }),
    ...(isAll && { initialData: initial }),
    placeholderData: (before) => before ?? initial,
  })
  return data ?? initial
}

function PreviewDialog({ preview, onClose }: { preview: Preview; onClose: () => void }) {
  const text = useLettersText()
  const [language, setLanguage] = useState<'en' | 'pl'>('en')
  return (
    <Dialog
      title={text('previewTitle')}
      size="large"
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('close')}</Button>}
    >
      <div className={common.stack}>
        <div className={common.row}>
          {(['en', 'pl'] as const).map((each) => (
            <Button
              key={each}
              look={each === language ? 'primary' : 'secondary'}
              aria-pressed={each === language}
              onClick={() => setLanguage(each)}
            >
              {text(each === 'en' ? 'inEnglish' : 'inPolish')}
            </Button>
          ))}
        </div>
        <iframe
          title={text('previewTitle')}
          sandbox=""
          srcDoc={language === 'en' ? preview.html_en : preview.html_pl}
          className={styles.preview}
        />
      </div>
    </Dialog>
  )
}
