export { learningRoutes } from './routes.ts'
