export { Code } from './Code.tsx'
export { Embed } from './Embed.tsx'
export { Formula } from './Formula.tsx'
export { Quote } from './Quote.tsx'
