CREATE INDEX "articles_by_title" ON "articles" USING btree ("school_id",left(fold("title"), 30) collate "C" desc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_by_title" ON "products" USING btree ("school_id",left(fold("title"), 30) collate "C" desc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "codes_by_name" ON "codes" USING btree ("school_id",left(fold("code"), 30) collate "C" desc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "codes_by_uses" ON "codes" USING btree ("school_id","uses_count" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "codes_by_end" ON "codes" USING btree ("school_id",coalesce("ends_at", 'infinity') desc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_amount" ON "orders" USING btree ("school_id","amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "partners_by_name" ON "partners" USING btree ("school_id",left(fold("name"), 30) collate "C" desc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
DROP FUNCTION find_orders(text[], text, text, timestamptz, timestamptz, timestamptz, uuid, int);
--> statement-breakpoint
-- Orders of the unit of work's school with all of some words, in the order of a list, after its last one. By amount, what many are is found
-- among the first two thousand of the list, and only what few are by its own index, as of transactions. It runs as the owner because under
-- row-level security PostgreSQL uses no trigram index; hence its own condition on the school.
CREATE FUNCTION find_orders(
  words text[], whole_number text, of_status text, since timestamptz, before timestamptz, sort text, last_id uuid, most int
) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
declare
  own constant text := 'school_id = current_setting(''app.school_id'')::uuid';
  by_amount constant boolean := sort in ('amount', '-amount');
  place constant text := case when by_amount then 'amount' else 'created_at' end;
  way constant text := case when sort like '-%' then ' desc nulls last' else ' asc nulls first' end;
  in_order constant text := ' order by ' || place || way || ', id' || way;
  stretch constant text := own
    || case when of_status is null then '' else ' and status = $2' end
    || case when since is null then '' else ' and created_at >= $3' end
    || case when before is null then '' else ' and created_at < $4' end
    || case when last_id is null then '' else ' and (' || place || ', id) ' || case when sort like '-%' then '<' else '>' end
      || case when by_amount then ' ($6, $7)' else ' ($5, $7)' end end;
  narrowed constant text := ' and (number = $1 or ' || (
    select string_agg(format('search_text like %L', '%' || regexp_replace(fold(word), '[\\%_]', '\\\&', 'g') || '%'), ' and ')
    from unnest(words) as word) || ')';
  last_at timestamptz;
  last_amount int;
  found uuid[];
begin
  select created_at, amount into last_at, last_amount from orders
  where id = last_id and school_id = current_setting('app.school_id')::uuid;
  if by_amount and most is not null then
    execute 'select array(select id from (select * from orders where ' || stretch || in_order || ' limit 2000) as orders where true'
      || narrowed || in_order || ' limit ' || most || ')'
    into found using whole_number, of_status, since, before, last_at, last_amount, last_id;
    if cardinality(found) = most then
      return query select unnest(found);
      return;
    end if;
  end if;
  return query execute 'select id from orders where ' || stretch || narrowed || in_order || ' limit $8'
  using whole_number, of_status, since, before, last_at, last_amount, last_id, most;
end $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION find_orders FROM public;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION find_orders TO katedra_app;
