import { testGoneMeanwhile } from './calls/gone-meanwhile.ts'

await testGoneMeanwhile(3)
