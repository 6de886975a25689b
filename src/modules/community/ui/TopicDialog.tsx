import { useState } from 'react'
import { useSending } from '#modules/catalog/ui/use-sending.ts'
import { Checkbox } from '#web/kit/fields/Checkbox.tsx'
import { Select } from '#web/kit/fields/Select.tsx'
import { TextArea } from '#web/kit/fields/TextArea.tsx'
import { TextField } from '#web/kit/fields/TextField.tsx'
import { FormDialog } from '#web/kit/overlays/FormDialog.tsx'
import type { PanelTopic } from '../contract.ts'
import { TOPIC_DESCRIPTION_MAX, TOPIC_TITLE_MAX } from '../vocabulary.ts'
import type { Product } from './product.ts'
import type { TopicDetails } from './use-panel-topics.ts'
import { useText } from './use-text.ts'

interface TopicDialogProps {
  title: string
  topic?: PanelTopic
  products: Product[]
  onSave: (details: TopicDetails) => Promise<void>
  onClose: () => void
}

export function TopicDialog({ title, topic, products, onSave, onClose }: TopicDialogProps) {
  const text = useText()
  const [name, setName] = useState(topic?.title ?? '')
  const [description, setDescription] = useState(topic?.description ?? '')
  const [productId, setProductId] = useState(topic?.product?.id ?? '')
  const [isOpen, setOpen] = useState(topic?.allow_students_to_add_posts ?? true)
  const { send, isSending, errorProps } = useSending()
  const save = async () => {
    const details = {
      title: name,
      description,
      allow_students_to_add_posts: isOpen,
      product_id: productId === '' ? null : productId,
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
      <Select
        name="product_id"
        label={text('whoSees')}
        placeholder={text('allStudents')}
        options={choices(products, topic).map((product) => ({
          value: product.id,
          label: text('buyersOf', { product: product.title }),
        }))}
        value={productId}
        onChange={(event) => setProductId(event.target.value)}
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

/** The product a topic is kept for can always be kept, also when it is not among those offered. */
function choices(products: Product[], topic: PanelTopic | undefined): Product[] {
  const kept = topic?.product
  return !kept || products.some(({ id }) => id === kept.id) ? products : [kept, ...products]
}
