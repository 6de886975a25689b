ALTER TABLE "leads" ADD COLUMN "handled_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "leads_unhandled" ON "leads" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE handled_at is null;--> statement-breakpoint
DROP FUNCTION find_leads(text, uuid, timestamptz, timestamptz, timestamptz, uuid, int);--> statement-breakpoint
CREATE FUNCTION public.find_leads(pattern text, of_form uuid, since timestamp with time zone, before timestamp with time zone, is_handled boolean, last_at timestamp with time zone, last_id uuid, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return query execute '
    select id from leads
    where school_id = current_setting(''app.school_id'')::uuid and search_text like $1'
    || case when of_form is null then '' else ' and form_id = $2' end
    || case when since is null then '' else ' and created_at >= $3' end
    || case when before is null then '' else ' and created_at < $4' end
    || case when is_handled is null then '' when is_handled then ' and handled_at is not null' else ' and handled_at is null' end
    || case when last_at is null then '' else ' and (created_at, id) < ($5, $6)' end
    || ' order by created_at desc nulls last, id desc nulls last limit $7'
  using pattern, of_form, since, before, last_at, last_id, most;
end $function$;
