CREATE OR REPLACE FUNCTION public.refuse_deleting_opened()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from openings join grants on grants.product_id = openings.membership_id
    where openings.school_id = old.school_id and (openings.product_id = old.id or (not old.is_hidden
      and (openings.everything or openings.category_id = old.category_id)))
  ) then
    raise exception 'A member has it' using errcode = 'restrict_violation', constraint = 'products_opened';
  end if;
  return old;
end $function$;

CREATE TRIGGER refuse_deleting_opened BEFORE DELETE ON public.products FOR EACH ROW WHEN (((old.published_at IS NOT NULL) AND (old.kind = ANY (ARRAY['course'::text, 'download'::text, 'community'::text])))) EXECUTE FUNCTION refuse_deleting_opened();
