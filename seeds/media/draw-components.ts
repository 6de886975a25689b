import { and, eq } from 'drizzle-orm'
import type { ComponentContent } from '#modules/courses/components/contract.ts'
import { lectureComponents } from '#modules/courses/tables.ts'
import { storeImage } from '#modules/media/index.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { DrawnPicture, LectureComponentContent } from '../content.ts'
import { drawnFile } from './drawn-file.ts'
import type { DemoMediaParts } from './parts.ts'
import type { DrawComponentsData } from './queues.ts'

/** Writes what stands below lectures, its pictures drawn first; what is there already is left as it is. */
export async function drawComponents(
  ctx: OutsideCtx,
  parts: DemoMediaParts,
  { lectures }: DrawComponentsData,
): Promise<void> {
  for (const { lectureId, components } of lectures) {
    for (const [index, component] of components.entries()) {
      const position = index + 1
      const place = and(eq(lectureComponents.ownerId, lectureId), eq(lectureComponents.position, position))
      const there = await ctx.inTransaction(({ tx }) => tx.select().from(lectureComponents).where(place))
      if (there.length > 0) continue
      const content = await drawn(ctx, parts, component)
      const row = { ownerId: lectureId, type: content.type, content, position, createdAt: ctx.now }
      await ctx.inTransaction(({ tx }) => tx.insert(lectureComponents).values(row))
    }
  }
}

async function drawn(
  ctx: OutsideCtx,
  { media }: DemoMediaParts,
  component: LectureComponentContent,
): Promise<ComponentContent> {
  const draw = async ({ alt, ...picture }: DrawnPicture) => ({
    picture_id: await storeImage(ctx, media, { context: 'lecture', file: await drawnFile(picture) }),
    alt,
  })
  switch (component.type) {
    case 'text':
    case 'quiz_question':
      return component
    case 'gallery': {
      const pictures = []
      for (const picture of component.pictures) pictures.push(await draw(picture))
      return { type: component.type, pictures }
    }
    case 'before_after':
      return { ...component, before: await draw(component.before), after: await draw(component.after) }
  }
}
