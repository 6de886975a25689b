import { useState } from 'react'
import type { Call } from '#platform/contract/endpoint.ts'
import { seenOf } from '#platform/contract/seen-of.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { deleteTopic, listPanelTopics, orderTopics, type PanelTopic, storeTopic, updateTopic } from '../contract.ts'
import { useCommunityProblem } from './use-community-problem.ts'
import { useText } from './use-text.ts'

export type TopicDetails = Call<typeof storeTopic>

/** The topics as an admin arranges them: a new order is shown at once and taken back if it cannot be saved. */
export function usePanelTopics(given: PanelTopic[]) {
  const api = useApi()
  const text = useText()
  const showProblem = useCommunityProblem()
  const [topics, setTopics] = useState(given)

  return {
    topics,
    readAnew: async () => setTopics((await api.call(listPanelTopics, {})).data),
    async add(details: TopicDetails) {
      const topic = await api.call(storeTopic, details)
      setTopics((all) => [...all, topic])
      toast.saved()
    },
    async change(known: PanelTopic, details: TopicDetails) {
      const { id } = known
      const topic = await api.call(updateTopic, { id, ...details, seen: seenOf(updateTopic, known) })
      setTopics((all) => all.map((each) => (each.id === id ? topic : each)))
      toast.saved()
    },
    async remove(id: string) {
      try {
        await api.call(deleteTopic, { id })
        setTopics((all) => all.filter((each) => each.id !== id))
      } catch (error) {
        showProblem(error)
      }
    },
    async order(ids: string[]) {
      const before = topics
      setTopics(ids.flatMap((id) => topics.find((topic) => topic.id === id) ?? []))
      try {
        setTopics((await api.call(orderTopics, { ids })).data)
        toast.saved()
      } catch (error) {
        setTopics(before)
        toast.error(text('orderNotSaved'))
        showProblem(error)
      }
    },
  }
}
