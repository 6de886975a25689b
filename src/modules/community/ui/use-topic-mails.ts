import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { setEmailNotification, type Topic } from '../contract.ts'
import { useCommunityProblem } from './use-community-problem.ts'
import { useText } from './use-text.ts'

/** Which topics send mails: changed at once, then as the server has it, or as it was when the call failed. */
export function useTopicMails(given: Topic[]) {
  const api = useApi()
  const text = useText()
  const showProblem = useCommunityProblem()
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  const topics = given.map((topic) => ({ ...topic, is_subscribed: changed.get(topic.id) ?? topic.is_subscribed }))
  const set = (id: string, isOn: boolean) => setChanged((all) => new Map(all).set(id, isOn))

  return {
    topics,
    async toggle({ id, title, is_subscribed: was }: Topic) {
      set(id, !was)
      try {
        const action = was ? 'unsubscribe' : 'subscribe'
        const { email_notification: kept } = await api.call(setEmailNotification, { topic: id, action })
        setChanged(new Map(given.map((topic) => [topic.id, kept.community_topics.includes(topic.id)])))
        toast.show(text(was ? 'bellOff' : 'bellOn', { topic: title }))
      } catch (error) {
        set(id, was)
        showProblem(error)
      }
    },
  }
}
