CREATE OR REPLACE FUNCTION public.count_refund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  done integer := 0;
  asked integer := 0;
begin
  if tg_op <> 'INSERT' then
    done := done - case old.state when 'done' then old.amount else 0 end;
    asked := asked - case old.state when 'asked' then old.amount else 0 end;
  end if;
  if tg_op <> 'DELETE' then
    done := done + case new.state when 'done' then new.amount else 0 end;
    asked := asked + case new.state when 'asked' then new.amount else 0 end;
  end if;
  update transactions set
    refunded_amount = refunded_amount + done,
    refunding_amount = refunding_amount + asked,
    refunded_at = case when done > 0 then new.settled_at else refunded_at end
  where id = coalesce(new.transaction_id, old.transaction_id);
  update order_lines set returned_amount = returned_amount + done + asked
  where id = coalesce(new.line_id, old.line_id) and done + asked <> 0;
  return null;
end $function$;

CREATE TRIGGER refund_counts AFTER INSERT OR DELETE OR UPDATE OF state, amount ON public.refunds FOR EACH ROW EXECUTE FUNCTION count_refund();
