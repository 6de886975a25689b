import { followTranslation } from '../translated/follow-translation.ts'
import { hearEarlyActs } from './hear-early-acts.ts'

followTranslation()
hearEarlyActs()
