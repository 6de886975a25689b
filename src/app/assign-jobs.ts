import { forgettingEvents } from '#platform/jobs/forget-events.ts'
import { modules, type Parts } from './connect-parts.ts'

/** What happens by itself: who reacts to what, which queues there are, and what the clock starts. */
export function assignJobs(parts: Parts): void {
  const { config, units, jobs } = parts
  for (const module of modules) {
    module.reactions?.(parts.reactions, parts)
    module.jobs?.(jobs, parts)
  }
  jobs.addTimed(forgettingEvents(units, config.keptForDays.events))
}
