import { FilesEditor } from '#modules/downloads/ui/FilesEditor.tsx'
import { useDownloadInHand } from './use-download-in-hand.ts'

export default function DownloadFiles() {
  const { product, files, holdersCount } = useDownloadInHand()
  return <FilesEditor key={product.id} downloadId={product.id} files={files} holdersCount={holdersCount} />
}
