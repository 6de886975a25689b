import { useState } from 'react'
import { useFindProducts } from '#modules/catalog/ui/use-find-products.ts'
import { useSending } from '#modules/catalog/ui/use-sending.ts'
import { Checkbox } from '#web/kit/fields/Checkbox.tsx'
import { Picker } from '#web/kit/fields/Picker.tsx'
import { TextArea } from '#web/kit/fields/TextArea.tsx'
import { TextField } from '#web/kit/fields/TextField.tsx'
import { FormDialog } from '#web/kit/overlays/FormDialog.tsx'
import type { PanelTopic } from '../contract.ts'
import { TOPIC_DESCRIPTION_MAX, TOPIC_TITLE_MAX } from '../vocabulary.ts'
import type { TopicDetails } from './use-panel-topics.ts'
import { useText } from './use-text.ts'

interface TopicDialogProps {
  title: string
  topic?: PanelTopic
  onSave: (details: TopicDetails) => Promise<void>
  onClose: () => void
}

export function TopicDialog({ title, topic, onSave, onClose }: TopicDialogProps) {
  const text = useText()
  const [name, setName] = useState(topic?.title ?? '')
  const [description, setDescription] = useState(topic?.description ?? '')
  const [product, setProduct] = useState(topic?.product ?? null)
  const [isOpen, setOpen] = useState(topic?.allow_students_to_add_posts ?? true)
  const findProducts = useFindProducts()
  const { send, isSending, errorProps } = useSending()
  const save = async () => {
    const details = {
      title: name,
      description,
      allow_students_to_add_posts: isOpen,
      product_id: product?.id ?? null,
    }
    if (await send(() => onSave(details))) onClose()
  }
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text('save')}
      isSending={isSending}
      {...errorProps}
      onSubmit={() => void save()}
    >
      <TextField
        name="title"
        label={text('topicTitle')}
        required
        data-focus-first
        maxLength={TOPIC_TITLE_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextArea
        name="description"
        label={text('topicDescription')}
        help={text('topicDescriptionHelp')}
        maxLength={TOPIC_DESCRIPTION_MAX}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
      <Picker
        name="product_id"
        label={text('whoSees')}
        help={text('whoSeesHelp')}
        placeholder={text('allStudents')}
        find={findProducts}
        value={product && { value: product.id, label: product.title }}
        onChange={(option) => setProduct(option && { id: option.value, title: option.label })}
      />
      <Checkbox
        name="allow_students_to_add_posts"
        label={text('studentsMayPost')}
        help={text('studentsMayPostHelp')}
        checked={isOpen}
        onChange={(event) => setOpen(event.target.checked)}
      />
    </FormDialog>
  )
}
