import { momentTyped } from '#modules/catalog/ui/typed-times.ts'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { nameOfZone } from '#platform/time/zone-name.ts'
import { wallTimeOf } from '#platform/time/wall-time.ts'
import type { EditableArticle } from '../contract.ts'
import styles from './panel.module.css'
import { useArticlesPanelText } from './panel-text.ts'

interface PublishDialogProps {
  article: Pick<EditableArticle, 'state' | 'published_at'>
  isUnsaved: boolean
  /** null: now */
  onPublish: (at: string | null) => Promise<void>
  onClose: () => void
}

/** Now, or on a day and at an hour by the school's clocks. */
export function PublishDialog({ article: { state, published_at: known }, isUnsaved, ...given }: PublishDialogProps) {
  const { onPublish, onClose } = given
  const text = useArticlesPanelText()
  const { language, timeZone } = useLocale()
  const { values, field } = useTyped({
    when: known === null ? 'now' : 'moment',
    at: known === null ? '' : wallTimeOf(new Date(known), timeZone),
  })
  const { send, isSending, errorProps } = useSending()
  const publish = async () => {
    if (await send(() => onPublish(values.when === 'now' ? null : momentTyped(values.at, timeZone)))) onClose()
  }
  return (
    <FormDialog
      title={text(state === 'draft' ? 'publish' : 'reschedule')}
      dismiss={text('cancel')}
      submit={text(state === 'draft' ? 'publish' : 'save')}
      isSending={isSending}
      {...errorProps}
      onSubmit={() => void publish()}
      onClose={onClose}
    >
      {state !== 'published' && (
        <RadioGroup
          {...field.text('when')}
          label={text('when')}
          options={[
            { value: 'now', label: text('now') },
            { value: 'moment', label: text('atMoment') },
          ]}
        />
      )}
      {values.when === 'moment' && (
        <TextField
          {...field.moment('at')}
          label={text('moment')}
          help={text('momentIn', { zone: nameOfZone(timeZone, language) })}
          required
        />
      )}
      {isUnsaved && <p className={styles.soft}>{text('keepsUnsaved')}</p>}
    </FormDialog>
  )
}
