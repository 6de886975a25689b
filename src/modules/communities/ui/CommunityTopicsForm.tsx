import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import common from '#kit/common.module.css'
import { usePageWork } from '#kit/drafts/usePageWork.ts'
import { storeTopic } from '#modules/community/contract.ts'
import { TopicDialog } from '#modules/community/ui/TopicDialog.tsx'
import { Button } from '#kit/actions/Button.tsx'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Select } from '#kit/fields/Select.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
import { seenOf } from '#platform/contract/seen-of.ts'
import { changeCommunityTopics, type OfferedTopic } from '../contract.ts'
import styles from './communities.module.css'
import { useCommunityPanelText } from './panel-text.ts'

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
  const saved = { ids: topics.map(({ id }) => id) }
  const { values, isUnsaved, change, forget } = usePageWork(`community-topics:${community.id}`, saved)
  const [isMaking, setMaking] = useState(false)
  const all = [...topics, ...free]
  const chosen = all.filter(({ id }) => values.ids.includes(id))
  const others = all.filter(({ id }) => !values.ids.includes(id))

  const save = async () => {
    await api.call(changeCommunityTopics, {
      communityId: community.id,
      topic_ids: chosen.map(({ id }) => id),
      seen: seenOf(changeCommunityTopics, saved),
    })
    await onSaved()
  }
  return (
    <>
      <SavedForm
        save={save}
        forget={forget}
        submit={text('save')}
        className={inner.form}
        actions={
          <Button icon={<Plus />} onClick={() => setMaking(true)}>
            {text('makeTopic')}
          </Button>
        }
      >
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
            {...withHelp(text, 'add')}
            placeholder={text('choose')}
            options={others.map(({ id, title }) => ({ value: id, label: title }))}
            value=""
            onChange={(event) => event.target.value && change({ ids: [...values.ids, event.target.value] })}
          />
        )}
      </SavedForm>
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
