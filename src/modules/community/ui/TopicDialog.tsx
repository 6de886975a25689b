import { useFindProducts } from '#modules/catalog/ui/use-find-products.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { Picker } from '#kit/fields/Picker.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import type { PanelTopic } from '../contract.ts'
import { TOPIC_DESCRIPTION_MAX, TOPIC_TITLE_MAX } from '../vocabulary.ts'
import type { TopicDetails } from './use-panel-topics.ts'
import { useText } from './use-text.ts'

interface TopicDialogProps {
  title: string
  topic?: PanelTopic
  /** whose buyers alone see it, where that is not to be chosen */
  sold?: { id: string; title: string }
  onSave: (details: TopicDetails) => Promise<void>
  /** of one that is there already */
  readAnew?: () => Promise<void>
  onClose: () => void
}

export function TopicDialog({ title, topic, sold, onSave, readAnew, onClose }: TopicDialogProps) {
  const text = useText()
  const { values, field, change, forget } = useUnsaved(`topic:${topic?.id ?? sold?.id ?? 'new'}`, {
    title: topic?.title ?? '',
    description: topic?.description ?? '',
    product: topic?.product ?? sold ?? null,
    allow_students_to_add_posts: topic?.allow_students_to_add_posts ?? true,
  })
  const findProducts = useFindProducts()
  const { send, isSending, errorProps } = useSending({ readAnew })
  const save = async () => {
    const { product, ...details } = values
    if (await send(() => onSave({ ...details, product_id: product?.id ?? null }))) close()
  }
  const close = () => {
    forget()
    onClose()
  }
  return (
    <FormDialog
      title={title}
      onClose={close}
      dismiss={text('cancel')}
      submit={text('save')}
      isSending={isSending}
      {...errorProps}
      onSubmit={() => void save()}
    >
      <TextField
        {...field.text('title')}
        label={text('topicTitle')}
        required
        data-focus-first
        maxLength={TOPIC_TITLE_MAX}
      />
      <TextArea
        {...field.text('description')}
        {...withHelp(text, 'topicDescription')}
        maxLength={TOPIC_DESCRIPTION_MAX}
      />
      {!sold && (
        <Picker
          name="product_id"
          {...withHelp(text, 'whoSees')}
          placeholder={text('allStudents')}
          find={findProducts}
          value={values.product && { value: values.product.id, label: values.product.title }}
          onChange={(option) => change({ product: option && { id: option.value, title: option.label } })}
        />
      )}
      <Checkbox {...field.tick('allow_students_to_add_posts')} {...withHelp(text, 'studentsMayPost')} />
    </FormDialog>
  )
}
