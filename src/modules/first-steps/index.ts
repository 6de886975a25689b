export { type Sample, Samples } from './sample/samples.ts'
export { FirstSteps, type Step } from './steps.ts'
