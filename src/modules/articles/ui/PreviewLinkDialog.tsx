import { CopyButton } from '#kit/feedback/CopyButton.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDate } from '#platform/i18n/format.ts'
import { useArticlesPanelText } from './panel-text.ts'

interface PreviewLinkDialogProps {
  link: { url: string; expires_at: string }
  onClose: () => void
}

export function PreviewLinkDialog({ link: { url, expires_at: end }, onClose }: PreviewLinkDialogProps) {
  const text = useArticlesPanelText()
  const { language, timeZone } = useLocale()
  return (
    <Dialog
      title={text('previewLink')}
      onClose={onClose}
      actions={
        <CopyButton look="primary" copied={url} said={text('linkCopied')}>
          {text('copyLink')}
        </CopyButton>
      }
    >
      <p>{text('previewLinkText', { date: formatDate(end, language, timeZone) })}</p>
      <TextField name="preview_link" label={text('previewLink')} value={url} readOnly data-focus-first />
    </Dialog>
  )
}
