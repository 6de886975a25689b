import { Button } from '#kit/actions/Button.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDate } from '#platform/i18n/format.ts'
import { useArticlesPanelText } from './use-text.ts'

interface PreviewLinkDialogProps {
  link: { url: string; expires_at: string }
  onClose: () => void
}

export function PreviewLinkDialog({ link: { url, expires_at: end }, onClose }: PreviewLinkDialogProps) {
  const text = useArticlesPanelText()
  const { language, timeZone } = useLocale()
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    toast.show(text('linkCopied'))
  }
  return (
    <Dialog
      title={text('previewLink')}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={() => void copy()}>
          {text('copyLink')}
        </Button>
      }
    >
      <p>{text('previewLinkText', { date: formatDate(end, language, timeZone) })}</p>
      <TextField name="preview_link" label={text('previewLink')} value={url} readOnly data-focus-first />
    </Dialog>
  )
}
