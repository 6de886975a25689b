import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { createCampaignLink } from '../links/contract.ts'
import { CAMPAIGN_NAME_MAX, LINK_NAME_MAX } from '../links/vocabulary.ts'
import { useSharingText } from './use-text.ts'

/** What others call such places, so that they are called the same everywhere. */
const SOURCES = ['newsletter', 'facebook', 'instagram', 'youtube', 'linkedin', 'tiktok', 'google', 'podcast', 'webinar']
const MEDIUMS = ['email', 'social', 'video', 'ads', 'print', 'partner']

interface CampaignLinkDialogProps {
  productId: string
  onClose: () => void
  onDone: () => Promise<unknown>
}

export function CampaignLinkDialog({ productId, onClose, onDone }: CampaignLinkDialogProps) {
  const text = useSharingText()
  const api = useApi()
  const { send, isSending, errorProps } = useSending()
  const { values, field } = useTyped({ name: '', source: '', medium: '', campaign: '' })
  const create = () =>
    send(
      () => api.call(createCampaignLink, { productId, ...values }),
      async ({ link }) => {
        // A browser may refuse: the link can be copied from the list then.
        await navigator.clipboard.writeText(link.url).catch(() => undefined)
        onClose()
        toast.show(text('created'))
        await onDone()
      },
    )
  return (
    <FormDialog
      {...errorProps}
      title={text('newLink')}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text('create')}
      isSending={isSending}
      onSubmit={() => void create()}
    >
      <div className={common.looseStack}>
        <TextField
          {...field.text('name')}
          {...withHelp(text, 'name')}
          placeholder={text('nameExample')}
          maxLength={LINK_NAME_MAX}
          required
          data-focus-first
        />
        <TextField
          {...field.text('source')}
          {...withHelp(text, 'source')}
          list="campaign-sources"
          maxLength={CAMPAIGN_NAME_MAX}
          autoCapitalize="none"
          required
        />
        <TextField
          {...field.text('medium')}
          {...withHelp(text, 'medium')}
          list="campaign-mediums"
          maxLength={CAMPAIGN_NAME_MAX}
          autoCapitalize="none"
        />
        <TextField
          {...field.text('campaign')}
          {...withHelp(text, 'campaign')}
          maxLength={CAMPAIGN_NAME_MAX}
          autoCapitalize="none"
        />
      </div>
      <Names id="campaign-sources" names={SOURCES} />
      <Names id="campaign-mediums" names={MEDIUMS} />
    </FormDialog>
  )
}

const Names = ({ id, names }: { id: string; names: string[] }) => (
  <datalist id={id}>
    {names.map((name) => (
      <option key={name} value={name}>
        {name}
      </option>
    ))}
  </datalist>
)
