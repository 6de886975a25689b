import type { Gift } from '#modules/access/index.ts'
import type { CancelReason, PAUSE_MONTHS } from '#modules/subscriptions/vocabulary.ts'
import type { SellerDetails } from '#modules/schools/tables.ts'
import type { ReportReason } from '#modules/moderation/vocabulary.ts'
import type { CodeBody } from '#modules/offers/codes/contract.ts'
import type { PartnerBody } from '#modules/partners/contract.ts'
import type { CheckoutField } from '#modules/orders/fields/contract.ts'
import type { AccessLength, DIFFICULTIES } from '#modules/catalog/editor/vocabulary.ts'
import type { Pitch } from '#modules/catalog/pitch/vocabulary.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Audience, InputType, QuestionType, ShownOn } from '#modules/surveys/vocabulary.ts'
import type { Chapter } from '#modules/courses/chapters/contract.ts'
import type { ComponentContent } from '#modules/courses/components/contract.ts'
import type { Template } from '#modules/schools/vocabulary.ts'
import type { Motif } from './media/motifs.ts'

/** A course that somebody is given some days from now. */
export interface GiftContent extends Omit<Gift, 'send_on'> {
  title: string
  inDays: number
}

/** What a made-up school is written from. Days are counted back from the first start, amounts are in minor units. */
export interface SchoolContent {
  slug: string
  name: string
  language: Language
  template: Template
  overlayColor: string
  tagline: string
  seoDescription: string
  contactEmail: string
  authorBio: string
  /** what the author’s picture is drawn in */
  portrait?: { motif: 'portrait'; hue: number }
  seller: SellerDetails
  /** its own at the sandbox bank; otherwise the platform collects for it there */
  hasOwnAccount?: true
  termsHtml: string
  privacyHtml: string
  admin: Login
  /** has an account, courses and progress of their own */
  student: Login & { language: Language; owns: string[]; gives?: GiftContent }
  students: StudentContent[]
  courses: CourseContent[]
  bundles: BundleContent[]
  events: EventContent[]
  downloads: DownloadContent[]
  communities: CommunityContent[]
  memberships: MembershipContent[]
  bumps: BumpContent[]
  upsells: BumpContent[]
  consultations: ConsultationContent[]
  surveys: SurveyContent[]
  topics: TopicContent[]
  articles: ArticleContent[]
  codes: CodeContent[]
  partners: PartnerContent[]
  leadForm: LeadFormContent
  front: FrontContent
  moderation: ModerationContent
}

/** What its front page leads with: titles of a course and of reviews. */
export interface FrontContent {
  intro: string
  product: string
  quotes: string[]
}

/** What the school writes for everybody; below zero days ago it is still to come. */
export interface ArticleContent {
  language: Language
  title: string
  summary: string
  body: string
  tags: string[]
  /** titles of the courses beside it */
  products: string[]
  publishedDaysAgo: number
  picture: CourseContent['picture']
  seoTitle: string
  seoDescription: string
}

/** A promo code, as its admin makes it; dates are days from the first start. */
export type CodeContent = Pick<CodeBody, 'code' | 'kind' | 'value'> &
  Partial<
    Pick<CodeBody, 'uses_limit' | 'uses_per_person' | 'minimum_amount' | 'is_for_first_purchase' | 'is_announced'>
  > & {
    endsInDays?: number
  }

/** Somebody who recommends the school, and how often their link was opened on each of the last days, the oldest first. */
export type PartnerContent = Pick<
  PartnerBody,
  'name' | 'email' | 'code' | 'commission_kind' | 'commission_value' | 'with_code'
> & {
  clicks: number[]
  /** what of their second sale went back, in percent of it */
  returnedPercent: number
  payoutNote: string
}

export interface ModerationContent {
  /** a comment with a link, which waits for the admin */
  held: string
  /** a comment that was reported */
  advert: string
  reports: { reason: ReportReason; words: string }[]
  /** why its author was muted for a week, a month ago */
  muteReason: string
}

export interface LeadFormContent extends LeadFormWords {
  /** the same form for who reads in the other language */
  translated: LeadFormWords & { language: Language }
  /** first names */
  signedUp: string[]
}

export interface LeadFormWords {
  name: string
  header: string
  /** what the field for the first name is called */
  firstName: string
  question: { name: string; label: string; placeholder: string; options: { value: string; text: string }[] }
  button: string
  consent: string
  thanks: { header: string; text: string }
}

export interface Login {
  name: string
  email: string
  password: string
}

/** Polish verbs tell who speaks, so what is said is given to someone it suits. */
export type Voice = 'f' | 'm'

export interface StudentContent {
  name: string
  voice: Voice
  language: Language
}

/** What the checkout of a product offers beside it, or what is offered after it was bought; both by their titles. */
export interface BumpContent {
  at: string
  offered: string
  /** minor units; left out, it costs what it costs everybody */
  amount?: number
  heading: string
  words: string
}

export interface CourseContent {
  title: string
  language: Language
  category: string
  difficulty: (typeof DIFFICULTIES)[number]
  description: string
  pitch?: Pitch
  accessLength: AccessLength
  /** from the oldest to today's; 0 is free */
  prices: { amount: number; daysAgo: number }[]
  promotion?: { amount: number; startedDaysAgo: number; endsInDays: number }
  /** a lower price with a clock of its own for each visitor */
  evergreen?: { amount: number; hours: number; startedDaysAgo: number }
  /** buyers choose what to pay from here on; the last price is what is suggested */
  minimumAmount?: number
  /** several at once, each cheaper from so many on */
  seatPrices?: { from: number; amount: number }[]
  /** the most that one buyer may have */
  quantityPerStudent?: number
  /** why its prices include no VAT; left out, they do */
  vatExemption?: string
  /** at its checkout, and what its buyers answered in turn */
  asks?: { fields: CheckoutField[]; answers: Record<string, string>[] }
  /** what the price above is called, and what is sold beside it */
  variants?: { first: string; others: VariantContent[] }
  isDraft?: boolean
  /** how well it sells, beside the others */
  demand: number
  picture: { motif: Motif; hue: number }
  film: { lines: string[]; seconds: number }
  sections: SectionContent[]
  reviews: ReviewContent[]
}

export interface BundleContent extends Pick<
  CourseContent,
  'title' | 'category' | 'difficulty' | 'description' | 'accessLength' | 'picture'
> {
  amount: number
  publishedDaysAgo: number
  /** titles of the courses it holds */
  parts: string[]
}

export interface EventContent extends Pick<
  CourseContent,
  'title' | 'category' | 'difficulty' | 'description' | 'picture'
> {
  amount: number
  publishedDaysAgo: number
  /** in days from the first start; by the school's clocks */
  dates: { inDays: number; from: string; until: string }[]
  where: { onlineUrl: string } | { place: string; address: string }
  capacity: number | null
  /** how many have tickets already */
  sold: number
  /** how many wait for one, where all are sold; the demo student among them */
  waiting?: number
}

export interface ConsultationContent extends Pick<
  CourseContent,
  'title' | 'category' | 'difficulty' | 'description' | 'picture'
> {
  amount: number
  publishedDaysAgo: number
  lengthMinutes: number
  /** kept free after each */
  bufferAfter: number
  /** a link to meet by */
  place: string
  /** 1 is Monday; by the school's clocks */
  hours: { weekdays: number[]; from: string; until: string }[]
  /** the demo student among them: on which day with a free time, counted from now, and at which of its times */
  booked: { day: number; place: number }[]
}

export interface DownloadContent extends Pick<
  CourseContent,
  'title' | 'category' | 'difficulty' | 'description' | 'accessLength' | 'picture'
> {
  amount: number
  publishedDaysAgo: number
  files: { title: string; versions: FileVersionContent[] }[]
}

/** The topics that name it are its own. */
export interface CommunityContent extends Pick<
  CourseContent,
  'title' | 'category' | 'difficulty' | 'description' | 'accessLength' | 'picture'
> {
  amount: number
  publishedDaysAgo: number
  /** how many are in it, the demo student among them */
  members: number
}

/** Of everything in the school. */
export interface MembershipContent extends Pick<
  CourseContent,
  'title' | 'category' | 'difficulty' | 'description' | 'accessLength' | 'picture'
> {
  amount: number
  publishedDaysAgo: number
  /** how many were given it */
  members: number
  /** its price by the month, if it has one */
  monthly?: {
    name: string
    first: string
    amount: number
    trialDays: number
    /** the same by half a year, without a trial */
    longer: { name: string; amount: number }
    /** one student for each began to try it then, without a card */
    triedDaysAgo: number[]
    /** who pays, the first first */
    members: MemberContent[]
  }
}

export interface MemberContent {
  daysAgo: number
  /** by the month, unless said otherwise */
  plan?: 'half-year'
  /** from the second charge on */
  isRefused?: boolean
  pausesForMonths?: (typeof PAUSE_MONTHS)[number]
  left?: { daysAgo: number; reason: CancelReason; words?: string }
}

/** Versions from the first to today's. */
export interface FileVersionContent {
  filename: string
  daysAgo: number
  note: string
  /** html that a PDF is made of, or all of a text file */
  text: string
}

export interface VariantContent {
  name: string
  amount: number
  accessLength: AccessLength
  /** the titles of the sections it opens; all when left out */
  sections?: string[]
}

export interface SectionContent {
  title: string
  lectures: LectureContent[]
}

export interface LectureContent {
  title: string
  intro: string
  isFree?: boolean
  /** of its film */
  chapters?: Chapter[]
  /** an unfinished one of a draft */
  isDraft?: boolean
  comments?: CommentContent[]
  /** what stands below its film */
  components?: LectureComponentContent[]
}

export type DrawnPicture = CourseContent['picture'] & { alt: string }

/** A lecture component; what it shows is drawn by a job. */
export type LectureComponentContent =
  | Extract<ComponentContent, { type: 'text' | 'quiz_question' }>
  | { type: 'gallery'; pictures: DrawnPicture[] }
  | { type: 'before_after'; before: DrawnPicture; after: DrawnPicture; caption: string }

export interface CommentContent {
  voice?: Voice
  body: string
  votes?: number
  replies?: ReplyContent[]
}

export interface ReplyContent {
  by: 'teacher' | 'student'
  voice?: Voice
  body: string
  votes?: number
}

export interface ReviewContent {
  voice?: Voice
  /** 10 recommended, 5 neutral, 0 not recommended */
  rating: 10 | 5 | 0
  title: string
  review: string
  isPending?: boolean
}

/** What the community talks about. */
export interface TopicContent {
  title: string
  description: string
  /** that is spoken in it */
  language: Language
  allowsStudents: boolean
  /** title of the course whose students it is for; everyone's when absent */
  course?: string
  /** title of the community that sells it */
  community?: string
  /** how many students want mails about it */
  subscribers: number
  posts: PostContent[]
}

export interface PostContent {
  by: 'teacher' | 'student'
  voice?: Voice
  title: string
  /** of the teacher: formatted */
  body: string
  daysAgo: number
  votes?: number
  picture?: { motif: Motif; hue: number }
  comments?: CommentContent[]
}

export interface SurveyContent {
  title: string
  description: string
  shownOn: ShownOn
  /** the title of the one course */
  course?: string
  audience: Audience
  openedDaysAgo: number
  closedDaysAgo?: number
  responses: number
  displays: number
  questions: SurveyQuestionContent[]
}

export interface SurveyQuestionContent {
  title: string
  type: QuestionType
  inputType?: InputType
  placeholder?: string
  required?: boolean
  /** the heavier, the more often it is chosen */
  options?: { label: string; weight: number }[]
  /** what is written, each once */
  texts?: string[]
  /** numbers from, and below */
  figures?: [number, number]
  /** of those who respond, how many answer this */
  share?: number
}
