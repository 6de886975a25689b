import { Bell, BellRing } from 'lucide-react'
import { Button } from '#kit/actions/Button.tsx'
import type { Topic } from '../contract.ts'
import { useText } from './use-text.ts'

interface TopicBellProps {
  topic: Topic
  onToggle: (topic: Topic) => void
}

/** Mails about a topic, on or off. */
export function TopicBell({ topic, onToggle }: TopicBellProps) {
  const text = useText()
  const isOn = topic.is_subscribed
  return (
    <Button aria-pressed={isOn} icon={isOn ? <BellRing /> : <Bell />} onClick={() => onToggle(topic)}>
      {text('bell')}
    </Button>
  )
}
