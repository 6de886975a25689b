import type { Person } from './people.ts'
import type { Stage } from './stage.ts'

const DEMO = `join schools on schools.slug = 'demo' and schools.id =`

/** A lecture of the demo school that this student may watch. */
export async function lessonOf(stage: Stage, { email }: Person): Promise<string> {
  const [lecture] = await stage.query<{ slug: string; id: string }>(
    `select p.slug, l.id from grants g join products p on p.id = g.product_id join people s on s.id = g.student_id
       ${DEMO} p.school_id join sections on sections.course_id = p.id join lectures l on l.section_id = sections.id
     where s.email = $1 order by p.slug, sections.position, l.position limit 1`,
    [email],
  )
  return `/${lecture?.slug}/watch/${lecture?.id}`
}

/** A post of the demo school that every student sees. */
export async function aPostPath(stage: Stage): Promise<string> {
  const [post] = await stage.query<{ id: string }>(
    `select posts.id from posts join topics on topics.id = posts.topic_id ${DEMO} posts.school_id
     where topics.product_id is null and posts.held_at is null order by posts.created_at limit 1`,
  )
  return `/community/posts/${post?.id}`
}

/** The details of a course of the demo school, in the panel. */
export async function aCourseToEdit(stage: Stage): Promise<string> {
  const [course] = await stage.query<{ id: string }>(
    `select p.id from products p ${DEMO} p.school_id where p.kind = 'course' order by p.slug limit 1`,
  )
  return `/home/courses/${course?.id}/edit/details`
}
