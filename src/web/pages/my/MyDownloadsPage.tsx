import { listMyDownloads } from '#modules/downloads/contract.ts'
import { MyDownloads } from '#modules/downloads/ui/MyDownloads.tsx'
import { useDownloadText } from '#modules/downloads/ui/use-text.ts'
import { loadingFor, sameForItsReaders } from '#web/load.ts'
import type { Route } from './+types/MyDownloadsPage.ts'
import { MyShell } from '#web/shell/MyShell.tsx'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export const handle = sameForItsReaders(async ({ api }) => ({ opened: [], alike: await api.call(listMyDownloads, {}) }))

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, alike } = loadingFor(handle, { request, context })
  return { downloads: alike ?? (await api.call(listMyDownloads, {})) }
}

export default function MyDownloadsPage({ loaderData: { downloads } }: Route.ComponentProps) {
  const text = useDownloadText()
  return (
    <MyShell
      title={text('mine')}
      none={
        downloads.data.length === 0 && {
          title: text('noneMine'),
          text: text('noneMineText'),
          to: '/courses',
          way: text('seeCourses'),
        }
      }
    >
      <MyDownloads initial={downloads} />
    </MyShell>
  )
}
