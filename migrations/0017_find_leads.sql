create index leads_by_words on leads using gin (school_id, search_text gin_trgm_ops);
--> statement-breakpoint
-- Leads of the unit of work's school that hold a pattern, newest first, after a place. It runs as the owner because under
-- row-level security PostgreSQL uses no trigram index; hence its own condition on the school. Planned for each pattern:
-- rare words are found by the index, frequent ones by going through the newest.
create function find_leads(
  pattern text, of_form uuid, since timestamptz, before timestamptz, last_at timestamptz, last_id uuid, most int
) returns setof uuid
language plpgsql stable security definer
set search_path = public, pg_temp
as $$
begin
  return query execute '
    select id from leads
    where school_id = current_setting(''app.school_id'')::uuid and search_text like $1'
    || case when of_form is null then '' else ' and form_id = $2' end
    || case when since is null then '' else ' and created_at >= $3' end
    || case when before is null then '' else ' and created_at < $4' end
    || case when last_at is null then '' else ' and (created_at, id) < ($5, $6)' end
    || ' order by created_at desc nulls last, id desc nulls last limit $7'
  using pattern, of_form, since, before, last_at, last_id, most;
end $$;
--> statement-breakpoint
revoke execute on function find_leads from public;
--> statement-breakpoint
grant execute on function find_leads to katedra_app;
