import type { Belongings } from '#modules/people/index.ts'
import type { FirstSteps } from '#modules/first-steps/index.ts'
import type { Currencies } from '#modules/schools/index.ts'
import { module } from '#platform/module.ts'
import { paymentBelongings } from './belongings.ts'
import { connectGateways } from './connect-gateways.ts'
import { takenCurrencies } from './currency/taken-currencies.ts'
import { accountStep, saleStep } from './first-steps.ts'
import type { Gateways } from './gateways.ts'
import { paymentJobs } from './jobs.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { paymentRoutes } from './routes.ts'

interface Registers {
  belongings: Belongings
  currencies: Currencies
  firstSteps: FirstSteps
}

export const payments = module({
  says: { en, pl },
  makes: ({ config, keys }) => ({ gateways: connectGateways({ config, keys }) }),
  registers({ belongings, currencies, gateways, firstSteps }: Registers & { gateways: Gateways }) {
    belongings.register(...paymentBelongings)
    currencies.takenBy(takenCurrencies(gateways))
    firstSteps.register(accountStep(gateways), saleStep)
  },
  routes: paymentRoutes,
  jobs: paymentJobs,
})
