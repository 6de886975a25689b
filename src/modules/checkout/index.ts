export { checkoutRoutes } from './routes.ts'
export { checkoutReactions } from './subscribers.ts'
