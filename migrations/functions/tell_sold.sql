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
$function$;
