import { siteKind } from '#modules/catalog/ui/site-kind.ts'
import { onDemand } from '#kit/on-demand.ts'

const IncludedFiles = onDemand(async () => (await import('./IncludedFiles.tsx')).IncludedFiles)

export const siteDownloads = siteKind({
  calls: () => import('./site-calls.ts'),
  Included: ({ contents: { files } }) => <IncludedFiles files={files} />,
})
