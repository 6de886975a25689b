import { listPanelTopics } from '#modules/community/contract.ts'
import { PanelTopics } from '#modules/community/ui/PanelTopics.tsx'
import { useText } from '#modules/community/ui/use-text.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/CommunityTopics.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { data } = await api.call(listPanelTopics)
  return { topics: data }
}

export default function CommunityTopics({ loaderData: { topics } }: Route.ComponentProps) {
  const text = useText()
  return (
    <>
      <title>{text('community')}</title>
      <h1>{text('community')}</h1>
      <PanelTopics topics={topics} />
    </>
  )
}
