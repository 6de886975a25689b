CREATE TABLE "sold_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"on" date NOT NULL,
	"product_id" uuid NOT NULL,
	"campaign" text NOT NULL,
	"partner_id" uuid,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"lines" integer NOT NULL,
	"sales" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sold_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sold_days" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid DEFAULT current_setting('app.school_id')::uuid NOT NULL,
	"on" date NOT NULL,
	"product_id" uuid NOT NULL,
	"campaign" text NOT NULL,
	"partner_id" uuid,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"lines" integer NOT NULL,
	"sales" integer NOT NULL,
	CONSTRAINT "sold_days_once" UNIQUE NULLS NOT DISTINCT("school_id","on","product_id","campaign","partner_id","currency")
);
--> statement-breakpoint
ALTER TABLE "sold_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sold_changes" ADD CONSTRAINT "sold_changes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_changes" ADD CONSTRAINT "sold_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_changes" ADD CONSTRAINT "sold_changes_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_days" ADD CONSTRAINT "sold_days_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_days" ADD CONSTRAINT "sold_days_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_days" ADD CONSTRAINT "sold_days_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sold_changes_of_school" ON "sold_changes" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "sold_changes_by_product" ON "sold_changes" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "sold_changes_by_partner" ON "sold_changes" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "sold_days_by_product" ON "sold_days" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "sold_days_by_partner" ON "sold_days" USING btree ("partner_id");--> statement-breakpoint
CREATE POLICY "only_own_school" ON "sold_changes" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_school" ON "sold_days" AS PERMISSIVE FOR ALL TO "katedra_app" USING (school_id = current_setting('app.school_id')::uuid) WITH CHECK (school_id = current_setting('app.school_id')::uuid);--> statement-breakpoint
-- What lines of an order are worth to what was sold: nothing where it is not paid, or where nothing was asked for them.
CREATE FUNCTION tell_sold(of_order uuid, line uuid, amount integer, lines integer, sales integer) RETURNS void
LANGUAGE sql
AS $function$
  insert into sold_changes (id, school_id, "on", product_id, campaign, partner_id, currency, amount, lines, sales)
  select gen_random_uuid(), o.school_id, (o.settled_at at time zone s.time_zone)::date, l.product_id, o.campaign, a.partner_id, l.currency, $3, $4, $5
  from orders o join order_lines l on l.order_id = o.id join schools s on s.id = o.school_id left join attributions a on a.order_id = o.id
  where o.id = of_order and l.id = line and o.status in ('paid', 'partly_refunded', 'refunded') and o.settled_at is not null
$function$;
--> statement-breakpoint
-- A line that went back whole was not sold; it is a sale if its order was come for it.
CREATE FUNCTION count_sold() RETURNS trigger
LANGUAGE plpgsql
AS $function$
declare
  goes integer;
begin
  if tg_table_name = 'orders' then
    perform tell_sold(new.id, l.id, l.amount - l.returned_amount, (l.returned_amount < l.amount)::int, (l.returned_amount < l.amount and l.kind <> 'bump')::int)
    from order_lines l where l.order_id = new.id and l.amount > 0;
  elsif new.amount > 0 then
    goes := (new.returned_amount < new.amount)::int;
    if tg_op = 'UPDATE' then
      goes := goes - (old.returned_amount < old.amount)::int;
      perform tell_sold(new.order_id, new.id, old.returned_amount - new.returned_amount, goes, case new.kind when 'bump' then 0 else goes end);
    else
      perform tell_sold(new.order_id, new.id, new.amount - new.returned_amount, goes, case new.kind when 'bump' then 0 else goes end);
    end if;
  end if;
  return null;
end $function$;
--> statement-breakpoint
CREATE TRIGGER count_sold AFTER UPDATE OF status ON orders FOR EACH ROW
WHEN (new.status = 'paid' and old.status in ('paying', 'failed')) EXECUTE FUNCTION count_sold();
--> statement-breakpoint
CREATE TRIGGER count_sold_line AFTER INSERT ON order_lines FOR EACH ROW EXECUTE FUNCTION count_sold();
--> statement-breakpoint
CREATE TRIGGER count_returned_line AFTER UPDATE OF returned_amount ON order_lines FOR EACH ROW
WHEN (new.returned_amount <> old.returned_amount) EXECUTE FUNCTION count_sold();
--> statement-breakpoint
insert into sold_days (id, school_id, "on", product_id, campaign, partner_id, currency, amount, lines, sales)
select gen_random_uuid(), o.school_id, (o.settled_at at time zone s.time_zone)::date as day, l.product_id, o.campaign, a.partner_id, l.currency,
  sum(l.amount - l.returned_amount), count(*) filter (where l.returned_amount < l.amount),
  count(*) filter (where l.returned_amount < l.amount and l.kind <> 'bump')
from orders o join order_lines l on l.order_id = o.id join schools s on s.id = o.school_id left join attributions a on a.order_id = o.id
where o.status in ('paid', 'partly_refunded', 'refunded') and o.settled_at is not null and l.amount > 0
group by o.school_id, day, l.product_id, o.campaign, a.partner_id, l.currency;
