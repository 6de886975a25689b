import { module } from '#platform/module.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { productStep, publishStep } from './own-steps.ts'
import { firstStepsRoutes } from './routes.ts'
import { schoolSteps } from './school-steps.ts'
import { Samples } from './sample/samples.ts'
import { FirstSteps } from './steps.ts'

interface Parts {
  firstSteps: FirstSteps
  samples: Samples
}

export const firstSteps = module({
  says: { en, pl },
  makes: () => ({ firstSteps: new FirstSteps(), samples: new Samples() }),
  registers: ({ firstSteps }: Pick<Parts, 'firstSteps'>) =>
    firstSteps.register(...schoolSteps, productStep, publishStep),
  routes: (app, parts: Parts) => firstStepsRoutes(app, parts),
})
