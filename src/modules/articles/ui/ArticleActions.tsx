import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { type EditableArticle, makePreviewLink, publishArticle, unpublishArticle } from '../contract.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import { articlePath } from './paths.ts'
import { PreviewLinkDialog } from './PreviewLinkDialog.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { useArticlesPanelText } from './panel-text.ts'

interface ArticleActionsProps {
  article: EditableArticle
  isUnsaved: boolean
  /** Stores what is typed, where it is not yet. */
  store: () => Promise<void>
  onChange: () => Promise<void>
}

export function ArticleActions({ article, isUnsaved, store, onChange }: ArticleActionsProps) {
  const text = useArticlesPanelText()
  const api = useApi()
  const confirm = useConfirm()
  const { send, isSending } = useSending({ isForm: false })
  const [isAsking, setAsking] = useState(false)
  const [link, setLink] = useState<Answer<typeof makePreviewLink> | null>(null)
  const { id: articleId, title, slug, state } = article

  const publish = async (at: string | null) => {
    if (isUnsaved) await store()
    const { article: now } = await api.call(publishArticle, { articleId, at })
    await onChange()
    toast.show(text(now.state === 'scheduled' ? 'nowScheduled' : 'nowPublished'))
  }
  const unpublish = async () => {
    if (!(await confirm({ consequence: text('unpublishConsequence', { title }), action: text('unpublish') }))) return
    await send(async () => {
      await api.call(unpublishArticle, { articleId })
      await onChange()
      toast.show(text('nowDraft'))
    })
  }
  const giveAway = () =>
    send(async () => {
      if (isUnsaved) await store()
      setLink(await api.call(makePreviewLink, { articleId }))
    })
  return (
    <>
      <LinkButton to={articlePath(slug)} target="_blank" icon={<ExternalLink />}>
        {text(state === 'published' ? 'read' : 'preview')}
      </LinkButton>
      {state !== 'published' && (
        <Button busy={isSending} onClick={() => void giveAway()}>
          {text('previewLink')}
        </Button>
      )}
      {state !== 'draft' && (
        <Button busy={isSending} onClick={() => void unpublish()}>
          {text('unpublish')}
        </Button>
      )}
      <Button look={state === 'draft' ? 'primary' : 'secondary'} onClick={() => setAsking(true)}>
        {text(state === 'draft' ? 'publish' : 'reschedule')}
      </Button>
      {link && <PreviewLinkDialog link={link} onClose={() => setLink(null)} />}
      {isAsking && (
        <PublishDialog article={article} isUnsaved={isUnsaved} onPublish={publish} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
