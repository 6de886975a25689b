import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { getFirstSteps } from './get-first-steps.ts'
import { bringFirstStepsBack, putFirstStepsAway } from './put-away.ts'
import { addSamples, removeSamples } from './sample/change-samples.ts'
import type { Samples } from './sample/samples.ts'
import type { FirstSteps } from './steps.ts'

export function firstStepsRoutes(
  app: App,
  { firstSteps, samples }: { firstSteps: FirstSteps; samples: Samples },
): void {
  serve(app, contract.getFirstSteps, (ctx) => getFirstSteps(ctx, firstSteps))
  serve(app, contract.putFirstStepsAway, putFirstStepsAway)
  serve(app, contract.bringFirstStepsBack, bringFirstStepsBack)
  serve(app, contract.addSamples, (ctx) => addSamples(ctx, samples))
  serve(app, contract.removeSamples, removeSamples)
}
