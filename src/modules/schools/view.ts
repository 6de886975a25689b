import type { InferSelectModel } from 'drizzle-orm'
import { shownEmail } from '#platform/shown-email.ts'
import type { LegalText, School } from './contract.ts'
import { type AuthorAvatar, avatarAddress } from './profile/author-avatar.ts'
import { iconOf } from './look/icon/icon-of.ts'
import { iconPath } from './look/icon/icon-path.ts'
import { type ChosenLogos, viewLogos } from './look/logos.ts'
import { isSelling } from './find-selling-terms.ts'
import type { legalTexts, schools } from './tables.ts'
import { LEGAL_TEXTS, type LegalText as Which } from './vocabulary.ts'

interface SchoolRow extends ChosenLogos {
  school: InferSelectModel<typeof schools>
  avatar: AuthorAvatar
  published: Which[]
}

export const viewSchool = ({ school: row, avatar, published, ...logos }: SchoolRow): School => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  language: row.language,
  currency: row.currency,
  time_zone: row.timeZone,
  overlay_color: row.overlayColor,
  template: row.template,
  fonts: row.fonts,
  tagline: row.tagline,
  seo_title: row.seoTitle,
  seo_description: row.seoDescription,
  contact_email: shownEmail(row.contactEmail),
  author_name: row.authorName,
  author_bio: row.authorBio,
  author_avatar: avatarAddress(avatar),
  is_login_enabled: row.isLoginEnabled,
  is_registration_enabled: row.isRegistrationEnabled,
  are_students_admitted: row.areStudentsAdmitted,
  is_held: row.heldAt !== null,
  is_selling: isSelling(row),
  closes_on: row.closesOn,
  is_closed: row.closedAt !== null,
  refund_request_days: row.refundRequestDays,
  logos: viewLogos(logos),
  icon: iconPath(iconOf({ school: row, ...logos })),
  legal_texts: LEGAL_TEXTS.filter((which) => published.includes(which)),
})

export const viewLegalText = ({ html, version, createdAt }: InferSelectModel<typeof legalTexts>): LegalText => ({
  html,
  version,
  published_at: createdAt.toISOString(),
})
