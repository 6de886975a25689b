import { z } from 'zod'
import { event } from '#platform/events/event.ts'

export const surveyAnswered = event(
  'surveys.survey-answered',
  z.object({ survey_id: z.uuid(), response_id: z.uuid(), student_id: z.uuid().nullable() }),
)
