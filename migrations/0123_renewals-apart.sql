ALTER TABLE "sold_days" DROP CONSTRAINT "sold_days_once";--> statement-breakpoint
ALTER TABLE "sold_changes" ADD COLUMN "is_renewal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sold_days" ADD COLUMN "is_renewal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "renewal_months" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sold_days" ADD CONSTRAINT "sold_days_once" UNIQUE NULLS NOT DISTINCT("school_id","on","product_id","campaign","partner_id","currency","is_renewal");--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_renewals" CHECK ("partners"."renewal_months" between 0 and 120);--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.tell_sold(of_order uuid, line uuid, amount integer, lines integer, sales integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into sold_changes (id, school_id, "on", product_id, campaign, partner_id, currency, is_renewal, amount, lines, sales)
  select gen_random_uuid(), o.school_id, (o.settled_at at time zone s.time_zone)::date, l.product_id, o.campaign, a.partner_id, l.currency,
    o.renews_order_id is not null, $3, $4, $5
  from orders o join order_lines l on l.order_id = o.id join schools s on s.id = o.school_id
  left join attributions a on a.order_id = coalesce(o.renews_order_id, o.id)
  where o.id = of_order and l.id = line and o.status in ('paid', 'partly_refunded', 'refunded') and o.settled_at is not null
$function$;--> statement-breakpoint
-- Renewals that were told as first payments are taken back, and told as what they are.
insert into sold_changes (id, school_id, "on", product_id, campaign, partner_id, currency, is_renewal, amount, lines, sales)
select gen_random_uuid(), o.school_id, (o.settled_at at time zone s.time_zone)::date, l.product_id, o.campaign,
  case when told.sign > 0 then a.partner_id end, l.currency, told.sign > 0, told.sign * (l.amount - l.returned_amount),
  told.sign * (l.returned_amount < l.amount)::int, told.sign * (l.returned_amount < l.amount)::int
from orders o join order_lines l on l.order_id = o.id join schools s on s.id = o.school_id
left join attributions a on a.order_id = o.renews_order_id cross join (values (-1), (1)) as told (sign)
where o.renews_order_id is not null and l.amount > 0 and o.status in ('paid', 'partly_refunded', 'refunded') and o.settled_at is not null;
