import { useOutletContext } from 'react-router'
import type { PanelSurvey } from '#modules/surveys/contract.ts'

export interface SurveyInHand {
  survey: PanelSurvey
  reload: () => Promise<void>
}

/** The survey the panel is on, for the parts of its page. */
export const useSurveyInHand = (): SurveyInHand => useOutletContext<SurveyInHand>()
