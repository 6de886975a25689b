import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useLeaveGuard } from '#kit/drafts/useLeaveGuard.ts'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'
import { storeTopic } from '#modules/community/contract.ts'
import { TopicDialog } from '#modules/community/ui/TopicDialog.tsx'
import { Button } from '#kit/actions/Button.tsx'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { Select } from '#kit/fields/Select.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { changeCommunityTopics, type OfferedTopic } from '../contract.ts'
import styles from './communities.module.css'
import { useCommunityPanelText } from './use-text.ts'

interface CommunityTopicsFormProps {
  community: { id: string; title: string }
  topics: OfferedTopic[]
  /** topics that may be put into it */
  free: OfferedTopic[]
  onSaved: () => Promise<void>
}

/** Which topics belong to a community: such as there are, or new ones made for it. */
export function CommunityTopicsForm({ community, topics, free, onSaved }: CommunityTopicsFormProps) {
  const text = useCommunityPanelText()
  const api = useApi()
  const { submitting, isSending, errorProps } = useSending()
  const saved = { ids: topics.map(({ id }) => id) }
  const { values, isUnsaved, change, forget } = useUnsaved(`community-topics:${community.id}`, saved)
  useLeaveGuard({ isUnsaved, onLeave: forget })
  const [isMaking, setMaking] = useState(false)
  const all = [...topics, ...free]
  const chosen = all.filter(({ id }) => values.ids.includes(id))
  const others = all.filter(({ id }) => !values.ids.includes(id))

  const save = submitting(async () => {
    await api.call(changeCommunityTopics, {
      communityId: community.id,
      topic_ids: chosen.map(({ id }) => id),
    })
    await onSaved()
    forget()
    toast.saved()
  })
  return (
    <>
      <Form {...errorProps} className={common.form} onSubmit={save}>
        <p className={common.figuresNote}>{text(chosen.length > 0 ? 'intro' : 'empty')}</p>
        {chosen.length > 0 && (
          <ul className={styles.chosen}>
            {chosen.map(({ id, title, posts_count: count }) => (
              <li key={id}>
                <span className={styles.words}>
                  <span>{title}</span>
                  <span className={common.figuresNote}>{text('posts', { count })}</span>
                </span>
                <IconButton
                  label={text('takeOut', { title })}
                  icon={<X />}
                  onClick={() => change({ ids: values.ids.filter((each) => each !== id) })}
                />
              </li>
            ))}
          </ul>
        )}
        {topics.length > 0 && <p className={common.figuresNote}>{text('takeOutHelp')}</p>}
        {others.length > 0 && (
          <Select
            name="topic_ids"
            label={text('add')}
            help={text('addHelp')}
            placeholder={text('choose')}
            options={others.map(({ id, title }) => ({ value: id, label: title }))}
            value=""
            onChange={(event) => event.target.value && change({ ids: [...values.ids, event.target.value] })}
          />
        )}
        <FormActions submit={text('save')} isSending={isSending}>
          <Button icon={<Plus />} onClick={() => setMaking(true)}>
            {text('makeTopic')}
          </Button>
        </FormActions>
      </Form>
      {isMaking && (
        <TopicDialog
          title={text('makeTopic')}
          sold={community}
          onSave={async (details) => {
            const { id } = await api.call(storeTopic, details)
            await onSaved()
            if (isUnsaved) change({ ids: [...values.ids, id] })
            toast.saved()
          }}
          onClose={() => setMaking(false)}
        />
      )}
    </>
  )
}
