ALTER TABLE "orders" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What an order is found by. It holds its buyer's row, so that a name that changes meanwhile is waited for.
CREATE FUNCTION words_of_order(buyer uuid, number text, titles text) RETURNS text LANGUAGE sql AS $$
  select fold(concat_ws(' ', number, name, email, titles)) from people where id = buyer for share
$$;
--> statement-breakpoint
UPDATE orders SET search_text = words_of_order(student_id, number, (
  select string_agg(title, ' ' order by position) from order_lines where order_id = orders.id));
--> statement-breakpoint
CREATE INDEX "orders_by_words" ON "orders" USING gin ("school_id","search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE FUNCTION rename_orders_of_buyer() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update orders set search_text = words_of_order(new.id, number, (
    select string_agg(title, ' ' order by position) from order_lines where order_id = orders.id))
  where school_id = new.school_id and student_id = new.id;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER rename_orders AFTER UPDATE OF name, email ON people FOR EACH ROW
WHEN ((old.name, old.email) is distinct from (new.name, new.email)) EXECUTE FUNCTION rename_orders_of_buyer();
--> statement-breakpoint
-- Orders of the unit of work's school that hold all of some words, or have a number, newest first, after a place. It runs as the
-- owner because under row-level security PostgreSQL uses no trigram index; hence its own condition on the school. Planned for each call:
-- rare words are found by the index, frequent ones by going through the newest.
CREATE FUNCTION find_orders(
  words text[], whole_number text, of_status text, since timestamptz, before timestamptz, last_at timestamptz, last_id uuid, most int
) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
begin
  return query execute '
    select id from orders
    where school_id = current_setting(''app.school_id'')::uuid and (number = $1 or '
    || (
      select string_agg(format('search_text like %L', '%' || regexp_replace(fold(word), '[\\%_]', '\\\&', 'g') || '%'), ' and ')
      from unnest(words) as word
    ) || ')'
    || case when of_status is null then '' else ' and status = $2' end
    || case when since is null then '' else ' and created_at >= $3' end
    || case when before is null then '' else ' and created_at < $4' end
    || case when last_at is null then '' else ' and (created_at, id) < ($5, $6)' end
    || ' order by created_at desc nulls last, id desc nulls last limit $7'
  using whole_number, of_status, since, before, last_at, last_id, most;
end $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION find_orders FROM public;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION find_orders TO katedra_app;
